/**
 * Whether a number is a multiple of another. Of integers the remainder is exact, however large they are; ajv divides, and takes
 * 1e20 for a multiple of 3. Of others it divides as ajv does.
 */
export function isMultiple(value: number, of: number): boolean {
  if (Number.isInteger(value) && Number.isInteger(of)) return value % of === 0;
  const quotient = value / of;
  return quotient === Number.parseInt(String(quotient), 10);
}

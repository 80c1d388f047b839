import { foreignVerdict, verdicts } from "./verdicts.js";

let canGenerate = true;
try {
  // eslint-disable-next-line @typescript-eslint/no-implied-eval -- whether that is forbidden is what is told
  new Function("");
} catch {
  canGenerate = false;
}
process.stdout.write(
  JSON.stringify({ canGenerate, verdicts: verdicts(), foreign: foreignVerdict() }),
);

import { described } from "../src/operations";

const row =
  '{"type":"object","properties":{"id":{"type":"integer"},"title":{"type":"string"},' +
  '"price":{"type":"string","format":"decimal"},"status":{"type":"string","oneOf":' +
  '[{"const":"draft","title":"Draft"},{"const":"published","title":"Published"}]}},' +
  '"required":["id","title","price","status"]}';

describe("operations", () => {
  test("a list takes its search and gives rows", () => {
    expect(JSON.stringify(described.list_books.inputSchema)).toBe(
      '{"type":"object","properties":{"search":{"type":"string","description":"Part of the title, in any case."},' +
        '"ordering":{"type":"string","enum":["title","-title"],"default":"title"}},"additionalProperties":false}',
    );
    expect(JSON.stringify(described.list_books.outputSchema)).toBe(
      `{"type":"array","items":${row}}`,
    );
  });

  test("a command that is re-read as one gives null when that finds nothing", () => {
    expect(JSON.stringify(described.save_author.inputSchema)).toBe(
      '{"type":"object","properties":{"name":{"type":"string"},"books":{"type":"array","items":' +
        '{"type":"object","properties":{"title":{"type":"string"},"price":{"type":"string","format":"decimal"},' +
        '"status":{"type":"string","enum":["draft","published"],"default":"draft"}},' +
        '"required":["title","price"],"additionalProperties":false}}},' +
        '"required":["name","books"],"additionalProperties":false}',
    );
    expect(JSON.stringify(described.save_author.outputSchema)).toBe(
      `{"type":["object","null"],"properties":{"name":{"type":"string"},"books":{"type":"array","items":${row}}},` +
        '"required":["name","books"]}',
    );
  });
});

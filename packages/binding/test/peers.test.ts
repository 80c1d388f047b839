import type * as peersModule from "../src/peers.js";

type PeersModule = typeof peersModule;

const NAMES = {
  classValidator: "class-validator",
  classTransformer: "class-transformer",
  classTransformerStorage: "class-transformer/cjs/storage.js",
} as const;

/** A `peers` that has resolved nothing yet, in a process where loading one module gives what the factory gives. */
function freshPeers(request?: string, factory?: () => unknown): PeersModule["peers"] {
  jest.resetModules();
  for (const name of Object.values(NAMES)) jest.dontMock(name);
  if (request !== undefined && factory !== undefined) jest.doMock(request, factory);
  return jest.requireActual<PeersModule>("../src/peers.js").peers;
}

function failing(fields: object): { readonly load: () => never; readonly times: () => number } {
  let times = 0;
  const load = (): never => {
    times += 1;
    throw Object.assign(new Error("no"), fields);
  };
  return { load, times: () => times };
}

describe("an installed package", () => {
  test("is given as it is", () => {
    const peers = freshPeers();
    expect(peers.classValidator()).toHaveProperty("IsInt");
    expect(peers.classTransformer()).toHaveProperty("plainToInstance");
    expect(peers.classTransformerStorage()?._typeMetadatas).toBeInstanceOf(Map);
  });

  test("is loaded when it is first asked for, and once", () => {
    let times = 0;
    const peers = freshPeers("class-validator", () => {
      times += 1;
      return {};
    });
    expect(times).toBe(0);
    expect(peers.classValidator()).toBe(peers.classValidator());
    expect(times).toBe(1);
  });
});

describe.each(Object.entries(NAMES))("%s", (key, request) => {
  const ask = (peers: PeersModule["peers"]): unknown => peers[key as keyof typeof NAMES]();

  test.each([
    ["Node", { message: `Cannot find module '${request}'\nRequire stack:\n- /app/index.js` }],
    ["Jest", { message: `Cannot find module '${request}' from 'src/peers.ts'` }],
    ["Yarn", { message: "Your application tried to access it", data: { request } }],
  ])("is undefined where it is not installed, in the words of %s", (_name, fields) => {
    const { load, times } = failing({ code: "MODULE_NOT_FOUND", ...fields });
    const peers = freshPeers(request, load);
    expect(ask(peers)).toBeUndefined();
    expect(ask(peers)).toBeUndefined();
    expect(times()).toBe(1);
  });

  test.each([
    [
      "a dependency of it is missing",
      {
        code: "MODULE_NOT_FOUND",
        message: `Cannot find module 'validator'\nRequire stack:\n- /app/node_modules/'${request}'`,
      },
    ],
    ["it throws", { message: "it broke" }],
  ])("throws where it is installed and %s", (_name, fields) => {
    const peers = freshPeers(request, failing(fields).load);
    expect(() => ask(peers)).toThrow(`${request} is installed but could not be loaded`);
    // Not taken for a miss the next time either.
    expect(() => ask(peers)).toThrow(fields.message.split("\n", 1)[0]);
  });
});

test("a class-transformer that keeps its store otherwise has none to read", () => {
  const peers = freshPeers(NAMES.classTransformerStorage, () => ({}));
  expect(peers.classTransformerStorage()).toBeUndefined();
});

import assert from 'node:assert/strict';
import path from 'node:path';
import { type Arrow, arrows, cyclesOf } from '../support/imports.ts';
import { sourceFiles } from '../support/sourceFiles.ts';

/** Who may import whom: a room may use what the patterns match, and nothing else. */
const plan: { room: RegExp; may: RegExp[]; mayTypes?: RegExp[] }[] = [
  // AssemblyScript names its files without an extension.
  { room: /^engine\/core\/transcode\/kernel\//, may: [/^engine\/core\/transcode\/kernel\//] },
  // What is faster on a machine, or only there.
  { room: /^engine\/core\/native\/node\//, may: [/^node:(crypto|buffer)$/] },
  {
    room: /^engine\/core\/(?!schema\/generated)/,
    may: [
      /^engine\/core\//,
      // Pure libraries: text in, text out.
      /^(fastest-levenshtein|aws4)$/,
      /^@noble\/hashes\//,
      /^buffer\/$/,
    ],
  },
  { room: /^engine\/run\//, may: [/^engine\/(run|core)\//], mayTypes: [/^engine\/io\//] },
  {
    room: /^engine\/io\//,
    may: [
      /^engine\/(io|core)\//,
      /^undici(\/|$)/,
      /^csv-(stringify|parse)/,
      /^(ssh2|js-yaml|aws4)$/,
      /^@noble\/hashes\//,
      /^@(rgrove\/parse-xml|smithy\/shared-ini-file-loader)$/,
      /^node:/,
    ],
  },
  {
    // The thread that imports descriptions, for the editor and the command line.
    room: /^engine\/importing\//,
    may: [/^engine\/importing\//, /^engine\/descriptions\.ts$/, /^node:worker_threads$/],
    mayTypes: [/^engine\/index\.ts$/],
  },
  { room: /^engine\/summary(\.ts|\/)/, may: [/^engine\/(summary|core)/] },
  { room: /^engine\/[^/]+\.ts$/, may: [/^engine\//, /^node:(path|crypto)$/] },
  {
    room: /^server\/service\//,
    may: [
      /^server\/service\//,
      /^engine\/core\//,
      /^unbash$/,
      /^vscode-json-languageservice$/,
      /^vscode-languageserver-(types|textdocument)$/,
    ],
  },
  { room: /^server\/protocol\.ts$/, may: [] },
  {
    room: /^server\/[^/]+\.ts$/,
    may: [
      /^server\//,
      /^engine\/(files|foreignFiles|descriptions|describedFiles)\.ts$/,
      /^engine\/core\/text\//,
      /^dist\/schemas\//,
      /^vscode-languageserver/,
      /^vscode-json-languageservice$/,
      /^node:/,
    ],
  },
  {
    // What runs in the page of a webview: neither VS Code nor Node is there.
    room: /^client\/\w+\/\w+View\//,
    may: [
      /^client\/(\w+\/\w+View|shared\/text)\//,
      /^engine\/core\/(text\/|json\/parsePlain\.ts$)/,
      /^client\/shared\/throttle\.ts$/,
      /^client\/\w+\/\w+\/\w+Messages\.ts$/,
      /^client\/runs\/history\/runSeries\.ts$/,
      /^engine\/summary\.ts$/,
      /^@vscode-elements\/elements\//,
      /^@tanstack\/virtual-core$/,
      /^lit-html(\/|$)/,
    ],
  },
  {
    room: /^client\//,
    may: [
      /^client\//,
      /^vscode$/,
      /^vscode-languageclient/,
      /^server\/protocol\.ts$/,
      /^engine\/importing\/import(Thread|Messages)\.ts$/,
      /^engine\/(index|browser|places|placeNames|files|foreignFiles|json|storage|summary|exchanges|secrets|shapes|authentication|addresses|environments|descriptions|reports|reportFiles)\.ts$/,
      /^engine\/core\/(text\/|native\/node\/hashes\.ts)/,
      /^samples\/api\//,
      /^debugger\/messages\.ts$/,
      /^tools\/(toolbox|thread\/(callInThread|threadMessages))\.ts$/,
      /^jsonc-parser$/,
      /^node:/,
    ],
  },
  {
    // A bundle of its own, which a run without telemetry does not load.
    room: /^cli\/telemetry\//,
    may: [
      /^cli\/telemetry\//,
      /^cli\/(manifest|complain)\.ts$/,
      /^engine\/core\/text\//,
      /^@opentelemetry\//,
      /^node:/,
    ],
    mayTypes: [/^engine\/index\.ts$/],
  },
  {
    room: /^cli\//,
    may: [
      /^cli\//,
      /^engine\/importing\/import(Thread|Messages)\.ts$/,
      /^engine\/(index|places|publishing|files|json|summary|exchanges|secrets|shards|storage|environments|descriptions|reports)\.ts$/,
      /^engine\/core\/text\//,
      /^server\/service(\/|\.ts$)/,
      /^server\/localService\.ts$/,
      /^tools\/(toolbox|guidance)\.ts$/,
      /^samples\/api\//,
      /^debugger\/(session\/debugServer|messages)\.ts$/,
      /^commander$/,
      /^package\.json$/,
      /^node:/,
    ],
  },
  {
    room: /^tools\//,
    may: [
      /^tools\//,
      /^engine\/(index|places|files|json|summary|exchanges|secrecy|secrets|shapes|environments|descriptions|reports)\.ts$/,
      /^server\/(service|localService)\.ts$/,
      /^@modelcontextprotocol\/server(\/|$)/,
      /^(zod|jsonc-parser)$/,
      /^node:/,
    ],
    mayTypes: [/^vscode-languageserver-types$/],
  },
  {
    room: /^debugger\//,
    may: [
      /^debugger\//,
      /^engine\/(index|json|debugging)\.ts$/,
      /^engine\/core\/text\//,
      /^@vscode\/debug(adapter|protocol)(\/|$)/,
      /^@marcbachmann\/cel-js$/,
      /^jsonc-parser$/,
      /^node:/,
    ],
  },
  { room: /^samples\//, may: [/^samples\//, /^node:/] },
];

describe('the arrows between the rooms', () => {
  for (const { room, may, mayTypes = [] } of plan) {
    it(`${room.source} uses what the plan allows`, () => {
      const own = arrows.filter(
        ({ from }) => room.test(from) && plan.find((entry) => entry.room.test(from))?.room === room,
      );
      const allowed = ({ to, isType }: Arrow) =>
        may.some((m) => m.test(to)) || (isType && mayTypes.some((m) => m.test(to)));
      assert.deepEqual(
        own.filter((arrow) => !allowed(arrow)),
        [],
      );
    });
  }

  it('every file is in a room of the plan', () => {
    const outside = sourceFiles.filter(
      (file) => !file.includes('generated/') && !plan.some(({ room }) => room.test(file)),
    );
    assert.deepEqual(outside, []);
  });

  for (const [library, owner] of [
    ['undici', 'engine/io/http/undiciHttpClient.ts'],
    ['csv-stringify', 'engine/io/output/csvRows.ts'],
    ['csv-parse', 'engine/io/output/readTable.ts'],
    ['ssh2', 'engine/io/ssh/connectSsh.ts'],
    ['js-yaml', 'engine/io/descriptions/yamlText.ts'],
    ['@rgrove/parse-xml', 'engine/io/places/s3/s3Xml.ts'],
    ['@smithy/shared-ini-file-loader', 'engine/io/places/s3/s3Settings.ts'],
  ] as const) {
    it(`only ${owner} imports ${library}`, () => {
      const users = arrows.filter(({ to }) => to === library || to.startsWith(`${library}/`)).map(({ from }) => from);
      assert.deepEqual([...new Set(users)], [owner]);
    });
  }

  it('only the tools know the SDK of MCP, and load nothing of the engine or the service before one is called', () => {
    const ofTools = arrows.filter(({ from }) => from.startsWith('tools/'));
    const sdk = arrows.filter(({ to }) => to.startsWith('@modelcontextprotocol/'));
    assert.deepEqual([...new Set(sdk.map(({ from }) => path.dirname(from)))], ['tools/mcp']);
    const eager = ofTools.filter(({ to, isType, isLazy }) => /^(engine|server)\//.test(to) && !isType && !isLazy);
    assert.deepEqual(eager, []);
  });

  it('only engine/io/storage/loadSqlite.ts loads SQLite, which not every Node has', () => {
    const users = arrows.filter(({ to, isType }) => to === 'node:sqlite' && !isType).map(({ from }) => from);
    assert.deepEqual([...new Set(users)], ['engine/io/storage/loadSqlite.ts']);
  });

  it('the extension itself takes only types from the engine, so that opening a file does not load it', () => {
    const inBundle = arrows.filter(
      ({ from, to, isType }) =>
        from.startsWith('client/') &&
        !from.endsWith('Worker.ts') &&
        /^engine\/(index|browser|storage)\.ts$/.test(to) &&
        !isType,
    );
    assert.deepEqual(inBundle, []);
  });

  it('nothing reads the tests', () => {
    assert.deepEqual(
      arrows.filter(({ to }) => to.startsWith('test/')),
      [],
    );
  });
});

/** The features of the client: each may use those after it, and hears of what it may not use by its events. */
const features = [
  'getStarted',
  'assistants',
  'debugging',
  'runs',
  'storage',
  'tables',
  'running',
  'language',
  'shared',
];

describe('the features of the client', () => {
  const levelOf = (file: string) => features.findIndex((feature) => file.startsWith(`client/${feature}/`));
  const inClient = sourceFiles.filter((file) => file.startsWith('client/'));

  it('are all that there is, beside their lists, for the desktop and the browser, and what loads the one', () => {
    assert.deepEqual(
      inClient.filter((file) => levelOf(file) < 0),
      ['client/browser.ts', 'client/extension.ts', 'client/features.ts'],
    );
  });

  it('use only those below them', () => {
    const up = arrows.filter(({ from, to }) => to.startsWith('client/') && levelOf(from) > levelOf(to));
    assert.deepEqual(up, []);
  });
});

describe('nothing goes in circles', () => {
  /** The files below these folders make areas, as many folders deep as is said. */
  const areas: [folder: string, depth: number][] = [
    ['client', Number.POSITIVE_INFINITY],
    ['engine/core', 1],
    ['engine/io', 1],
    ['engine/run', 1],
  ];
  for (const [folder, depth] of areas) {
    it(`the folders of ${folder}`, () => {
      const areaOf = (file: string) =>
        file.startsWith(`${folder}/`)
          ? path.dirname(path.relative(folder, file)).split(path.sep).slice(0, depth).join('/')
          : undefined;
      assert.deepEqual(cyclesOf(areaOf), []);
    });
  }

  it('the files', () => {
    assert.deepEqual(
      cyclesOf((file) => file),
      [],
    );
  });
});

import assert from 'node:assert/strict';
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { type Arrow, arrows, cyclesOf, leavesRoom, packageOf } from '../support/imports.ts';
import { roomOf, rooms } from '../support/rooms.ts';
import { sourceFiles } from '../support/sourceFiles.ts';

const root = path.join(import.meta.dirname, '..', '..');

/**
 * The rings within the rooms: what a ring may import of its room and of the core, and which modules of Node. What it
 * may import of other rooms and of packages is in its `package.json`.
 */
const rings: { ring: RegExp; may: RegExp[]; mayTypes?: RegExp[] }[] = [
  { ring: /^engine\/core\/native\/node\//, may: [/^node:(crypto|buffer)$/] },
  { ring: /^engine\/core\//, may: [/^engine\/core\//] },
  { ring: /^engine\/run\//, may: [/^engine\/(run|core)\//], mayTypes: [/^engine\/io\//] },
  { ring: /^engine\/roundTrip\//, may: [/^engine\/(roundTrip|core)\//], mayTypes: [/^engine\/io\//] },
  { ring: /^engine\/io\//, may: [/^engine\/(io|core)\//, /^node:/] },
  { ring: /^engine\/summary\//, may: [/^engine\/(summary|core)\//] },
  {
    // A thread, and its caller. The engine for descriptions is a separate bundle.
    ring: /^engine\/importing\//,
    may: [/^engine\/(importing\/|core\/errors\.ts$|faces\/descriptions\.ts$)/, /^node:worker_threads$/],
    mayTypes: [/^engine\/(core|io)\//],
  },
  {
    // Runs on recordings, and what is expected of them.
    ring: /^engine\/testing\//,
    may: [/^engine\/(testing|assembly|io|core)\//, /^node:path$/],
  },
  { ring: /^engine\/(assembly|faces)\//, may: [/^engine\//, /^node:(path|crypto)$/] },
  { ring: /^server\/service\//, may: [/^(server\/service|engine\/core)\//] },
  { ring: /^server\/protocol\.ts$/, may: [] },
  { ring: /^server\//, may: [/^server\//, /^engine\/(faces|core\/text)\//, /^dist\/schemas\//, /^node:/] },
  {
    // The code in the page of a webview, which has neither VS Code nor Node.
    ring: /^client\/\w+\/\w+View\//,
    may: [
      /^client\/(\w+\/\w+View|shared\/text)\//,
      /^client\/shared\/throttle\.ts$/,
      /^client\/\w+\/\w+\/\w+Messages\.ts$/,
      /^client\/runs\/history\/runSeries\.ts$/,
      /^engine\/(core\/text\/|faces\/(json|summary)\.ts$)/,
    ],
  },
];

describe('the walls between the rooms', () => {
  it('no path leads out of a room: it imports what another one exports, by its name', () => {
    const beside = /^(package\.json$|dist\/schemas\/)/;
    const within = ({ from, to }: Arrow) => from.startsWith('engine/') && to.startsWith('engine/core/');
    assert.deepEqual(
      arrows.filter((arrow) => leavesRoom(arrow) && !within(arrow) && !beside.test(arrow.to)),
      [],
    );
  });

  it('what a room imports is among its dependencies, or its own', () => {
    const missing = arrows.filter((arrow) => {
      const [room, name] = [roomOf(arrow.from), packageOf(arrow)];
      return name !== undefined && name !== room?.name && room?.dependencies[name] === undefined;
    });
    assert.deepEqual(missing, []);
  });

  for (const { folder, exports } of rooms) {
    it(`what ${folder} exports is there`, () => {
      const places = Object.values(exports).flatMap((place) => (typeof place === 'string' ? [place] : []));
      assert.deepEqual(
        places.filter((place) => globSync(place, { cwd: path.join(root, folder) }).length === 0),
        [],
      );
    });
  }

  it('all rooms have a package in the same version', () => {
    const versions = Map.groupBy(
      rooms.flatMap(({ dependencies }) => Object.entries(dependencies)),
      ([name]) => name,
    );
    const several = [...versions].filter(([, of]) => new Set(of.map(([, version]) => version)).size > 1);
    assert.deepEqual(several, []);
  });

  it('every file is in a room', () => {
    assert.deepEqual(
      sourceFiles.filter((file) => roomOf(file) === undefined),
      [],
    );
  });
});

describe('the rings within the rooms', () => {
  for (const { ring, may, mayTypes = [] } of rings) {
    it(`${ring.source} uses what the plan allows`, () => {
      const own = arrows.filter(({ from }) => rings.find((entry) => entry.ring.test(from))?.ring === ring);
      const allowed = (arrow: Arrow) =>
        (packageOf(arrow) !== undefined && !arrow.written.startsWith('@pagewright/')) ||
        may.some((m) => m.test(arrow.to)) ||
        (arrow.isType && mayTypes.some((m) => m.test(arrow.to)));
      assert.deepEqual(
        own.filter((arrow) => !allowed(arrow)),
        [],
      );
    });
  }

  for (const [library, owner] of [
    ['undici', 'engine/io/http/undiciHttpClient.ts'],
    ['csv-stringify', 'engine/io/output/csvRows.ts'],
    ['csv-parse', 'engine/io/output/readTable.ts'],
    ['ssh2', 'engine/io/ssh/connectSsh.ts'],
    ['js-yaml', 'engine/io/descriptions/yamlText.ts'],
    ['yaml', 'engine/core/project/source/yaml/parseYaml.ts'],
    ['@rgrove/parse-xml', 'engine/io/places/s3/s3Xml.ts'],
    ['openid-client', 'engine/io/login/identityProvider.ts'],
    ['@smithy/shared-ini-file-loader', 'engine/io/places/s3/s3Settings.ts'],
  ] as const) {
    it(`only ${owner} imports ${library}`, () => {
      const users = arrows.filter(({ to }) => to === library || to.startsWith(`${library}/`)).map(({ from }) => from);
      assert.deepEqual([...new Set(users)], [owner]);
    });
  }

  it('a face of the engine passes names on, and does nothing itself', () => {
    for (const file of sourceFiles.filter((each) => each.startsWith('engine/faces/'))) {
      const rest = readFileSync(path.join(root, file), 'utf8')
        .replaceAll(/^\/\/ .*$/gm, '')
        .replaceAll(/^export [^;]* from '[^']+';$/gm, '');
      assert.equal(rest.trim(), '', file);
    }
  });

  it('only the tools know the SDK of MCP, and load nothing of the engine or the service before one is called', () => {
    const ofTools = arrows.filter(({ from }) => from.startsWith('tools/'));
    const sdk = arrows.filter(({ to }) => to.startsWith('@modelcontextprotocol/'));
    assert.deepEqual([...new Set(sdk.map(({ from }) => path.dirname(from)))], ['tools/mcp']);
    const eager = ofTools.filter(
      ({ to, isType, isLazy }) =>
        /^(engine\/(?!faces\/(compiledCode|errors)\.ts)|server\/)/.test(to) && !isType && !isLazy,
    );
    assert.deepEqual(eager, []);
  });

  it('only engine/io/node/loadSqlite.ts loads SQLite, which not every Node has', () => {
    const users = arrows.filter(({ to, isType }) => to === 'node:sqlite' && !isType).map(({ from }) => from);
    assert.deepEqual([...new Set(users)], ['engine/io/node/loadSqlite.ts']);
  });

  it('only engine/io/node asks what this Node has', () => {
    const asks = /\benableCompileCache\b|\bzstd\w*'? in \w|process\.versions\b/;
    const askers = sourceFiles.filter((file) => asks.test(readFileSync(path.join(root, file), 'utf8')));
    assert.deepEqual([...new Set(askers.map((file) => path.dirname(file)))], ['engine/io/node']);
  });

  it('the extension itself takes only types from the engine, so that opening a file does not load it', () => {
    const inBundle = arrows.filter(
      ({ from, to, isType }) =>
        from.startsWith('client/') &&
        !from.endsWith('Worker.ts') &&
        /^engine\/faces\/(run|browser|storage)\.ts$/.test(to) &&
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

/** The features of the client: each may use those after it, and learns of the others by their events. */
const features = [
  'getStarted',
  'assistants',
  'testing',
  'debugging',
  'projectView',
  'platform',
  'runs',
  'storage',
  'tables',
  'running',
  'language',
  'project',
  'shared',
];

describe('the features of the client', () => {
  const levelOf = (file: string) => features.findIndex((feature) => file.startsWith(`client/${feature}/`));
  const inClient = sourceFiles.filter((file) => file.startsWith('client/'));

  it('are all that there is, beside their lists, for the desktop and the browser, what loads the one, and the webviews', () => {
    assert.deepEqual(
      inClient.filter((file) => levelOf(file) < 0),
      ['client/browser.ts', 'client/extension.ts', 'client/features.ts', 'client/webviews.ts'],
    );
  });

  it('use only those below them', () => {
    const up = arrows.filter(({ from, to }) => to.startsWith('client/') && levelOf(from) > levelOf(to));
    assert.deepEqual(up, []);
  });
});

describe('nothing goes in circles', () => {
  it('the folders, each by its whole path', () => {
    // A face that is loaded when it is needed is in another bundle.
    const within = arrows.filter(({ to, isLazy }) => !(isLazy && to.startsWith('engine/faces/')));
    assert.deepEqual(cyclesOf(path.dirname, within), []);
  });

  it('the files', () => {
    assert.deepEqual(
      cyclesOf((file) => file),
      [],
    );
  });
});

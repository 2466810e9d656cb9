import assert from 'node:assert/strict';
import { chmodSync, cpSync, mkdirSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { readJunit } from '../support/formats/readJunit.ts';
import { kbagentTree } from '../support/kbagentTree.ts';
import { type KbcConfiguration, kbcTree as writtenByKbc } from '../support/kbcTree.ts';
import { runCliHere } from '../support/runCliHere.ts';
import { type SarifLog, sarifFaults } from '../support/sarifStructure.ts';
import { temporaryFolder } from '../support/temporaryFolder.ts';
import { kbcTree } from '../trees/make/kbcTree.ts';
import { seeds } from '../trees/make/seeds.ts';

const trees = path.join(import.meta.dirname, '..', 'trees');
const tools = ['kbc', 'kbagent'] as const;

/** The number of findings of each code in the tree of a project. Nothing else is found, and nothing at all in other trees. */
const expected: Readonly<Record<string, Record<string, number>>> = {
  authentication: { 'authentication.encrypted-value': 9 },
  neighbours: { 'authentication.encrypted-value': 1 },
  oauth: { 'authentication.missing-credential': 3 },
  variables: { 'variable.detached': 1, 'authentication.encrypted-value': 1 },
};

interface Found {
  file: string;
  line: number;
  column: number;
  severity: string;
  code: string;
  message: string;
}

async function check(...args: string[]): Promise<Found[]> {
  const { stdout } = await runCliHere(['check', '--format', 'json', ...args]);
  return JSON.parse(stdout);
}

function counted(found: readonly Found[]): Record<string, number> {
  const codes = Map.groupBy(found, ({ code }) => code);
  return Object.fromEntries([...codes].map(([code, all]) => [code, all.length]));
}

describe('pagewright check of a tree', () => {
  for (const tool of tools) {
    for (const name of readdirSync(path.join(trees, tool))) {
      it(`raises no false alarm in what ${tool} made of the project "${name}"`, async () => {
        assert.deepEqual(counted(await check(path.join(trees, tool, name))), expected[name] ?? {});
      });
    }
  }

  it('is over every project of the seeds', () => {
    for (const tool of tools) assert.deepEqual(readdirSync(path.join(trees, tool)), Object.keys(seeds).sort());
  });
});

/** Their base address is one with the default values only. */
const shops: KbcConfiguration[] = ['shop', 'outlet'].map((name) => ({
  name,
  body: { parameters: { api: { baseUrl: '{{ base }}' }, config: { jobs: [{ endpoint: 'orders' }] } } },
  variables: ['base'],
  values: { default: { base: 'https://shop.example/' }, [name === 'shop' ? 'us' : 'eu']: { base: 'us.shop' } },
}));
const plain: KbcConfiguration = {
  name: 'plain',
  body: { parameters: { api: { baseUrl: 'https://plain.example/' }, config: { jobs: [{ endpoint: 'orders' }] } } },
};

for (const [tool, file, tree] of [
  ['kbc', 'config.json', writtenByKbc(...shops, plain)],
  ['kbagent', '_config.yml', kbagentTree(...shops, plain)],
] as const) {
  describe(`pagewright check of a tree of ${tool} with a set of values`, () => {
    const folder = temporaryFolder();
    const place = `main/extractor/ex-generic-v2/shop/${file}`;

    beforeEach(() => {
      for (const [name, content] of Object.entries(tree)) {
        mkdirSync(path.dirname(path.join(folder(), name)), { recursive: true });
        writeFileSync(
          path.join(folder(), name),
          typeof content === 'string' ? content : JSON.stringify(content, undefined, 2),
        );
      }
    });

    const found = async (...args: string[]) =>
      (await check(...args)).map((each) => [path.relative(folder(), each.file), each.code]);

    it('finds what is wrong with that set only, where it is used', async () => {
      assert.deepEqual(await found(folder()), []);
      const wanted = [[place, 'config.invalid']];
      assert.deepEqual(await found(folder(), '--values', 'us'), wanted);
      assert.deepEqual(await found(path.join(folder(), path.dirname(place)), '--values', 'us'), wanted);
    });

    it('checks with its default values what has no such set, and says so', async () => {
      const { code, stderr } = await runCliHere(['check', folder(), '--values', 'us']);
      assert.equal(code, 1);
      assert.match(stderr, /^pagewright: There are no values "us" for "outlet"\. .*default/);
      assert.doesNotMatch(stderr, /plain|"shop"/);
    });

    it('refuses a set that no configuration has', async () => {
      const { code, stdout, stderr } = await runCliHere(['check', folder(), '--values', 'uss']);
      assert.deepEqual([code, stdout], [1, '']);
      assert.match(stderr, /There are no values "uss" for "shop"\. Did you mean "us"\?/);
    });

    it('refuses values for what has none', async () => {
      const { code, stdout, stderr } = await runCliHere([
        'check',
        path.join(folder(), 'main/extractor/ex-generic-v2/plain'),
        '--values',
        'us',
      ]);
      assert.deepEqual([code, stdout], [1, '']);
      assert.match(stderr, /values/);
    });
  });
}

describe('pagewright check of a folder', () => {
  const folder = temporaryFolder();
  const at = (...names: string[]) => path.join(folder(), ...names);
  const copy = (tool: string, name: string) => cpSync(path.join(trees, tool, name), at('tree'), { recursive: true });
  const write = (file: string, content: unknown) => {
    mkdirSync(path.dirname(at(file)), { recursive: true });
    writeFileSync(at(file), typeof content === 'string' ? content : JSON.stringify(content, undefined, 2));
  };
  const extractors = 'main/extractor/ex-generic-v2';
  const places = (found: readonly Found[]) =>
    found.map(({ file, line, code }) => `${path.relative(folder(), file)}:${line} ${code}`);

  const wrong = { parameters: { config: { jobs: [{ endpoint: 'users', dataTyp: 'users' }] } } };
  const broken: [tool: string, file: string, content: string, line: number][] = [
    ['kbc', 'config.json', JSON.stringify(wrong, undefined, 2), 7],
    [
      'kbagent',
      '_config.yml',
      'name: Users\nparameters:\n  config:\n    jobs:\n    - endpoint: users\n      dataTyp: users\n',
      6,
    ],
  ];
  for (const [tool, name, content, line] of broken) {
    const row = `tree/${extractors}/three-rows/rows/users/${name}`;
    const wanted = [`${row}:${line} config.unknown-key`];

    it(`shows in the row of ${tool} what is wrong in it, whichever folder is named`, async () => {
      copy(tool, 'rows');
      write(row, content);
      for (const named of ['', 'tree', `tree/${extractors}`, `tree/${extractors}/three-rows`, path.dirname(row), row])
        assert.deepEqual(places(await check(at(named))), wanted, named);
      assert.deepEqual(await check(at('tree', extractors, 'one-row')), []);
      assert.deepEqual(await check(at('tree', extractors, 'three-rows/rows/orders')), []);
    });
  }

  it('shows once what several rows share', async () => {
    copy('kbc', 'rows');
    write(`tree/${extractors}/three-rows/config.json`, {
      parameters: { api: { baseUrl: 'https://api.shop.example/', paginaton: {} }, config: {} },
    });
    assert.deepEqual(places(await check(at('tree'))), [
      `tree/${extractors}/three-rows/config.json:5 config.unknown-key`,
    ]);
  });

  it('checks configurations in one file beside a tree', async () => {
    copy('kbagent', 'vault');
    write('own/a.extractor.json', { api: { baseUrl: 'https://a.b/' }, config: { jobs: [{}] } });
    assert.deepEqual(places(await check(folder())), ['own/a.extractor.json:7 config.missing-key']);
  });

  it('judges what is in a tree as the platform does, and leaves that to be chosen', async () => {
    copy('kbc', 'values');
    const config = {
      api: { baseUrl: 'https://a.b/', pagination: { method: 'offset' } },
      config: { jobs: [{ endpoint: 'x' }] },
    };
    write(`tree/${extractors}/lines/config.json`, { parameters: config });
    const severities = async (...args: string[]) =>
      (await check(at('tree'), ...args)).map(({ code, severity }) => [code, severity]);
    assert.deepEqual(await severities(), [['pagination.page-size-unset', 'error']]);
    assert.deepEqual(await severities('--profile', 'pagewright'), [['pagination.page-size-unset', 'information']]);
  });

  it('checks nothing in what kbc ignores', async () => {
    copy('kbc', 'rows');
    write(`tree/${extractors}/three-rows/rows/users/config.json`, wrong);
    assert.equal((await check(at('tree'))).length, 1);
    write('tree/.keboola/.kbcignore', `/${extractors}/three-rows/rows/users\n`);
    for (const named of [
      'tree',
      `tree/${extractors}/three-rows`,
      `tree/${extractors}/three-rows/rows/users/config.json`,
    ])
      assert.deepEqual(await check(at(named)), [], named);
  });

  it('turns off what the .pagewright.json of the tree turns off', async () => {
    copy('kbc', 'oauth');
    write('tree/.pagewright.json', { diagnostics: { severity: { 'authentication.missing-credential': 'off' } } });
    assert.deepEqual(await check(at('tree')), []);
  });

  it('writes SARIF with the files of the user', async () => {
    copy('kbc', 'rows');
    write(`tree/${extractors}/three-rows/rows/users/config.json`, wrong);
    const { stdout } = await runCliHere(['check', at('tree'), '--format', 'sarif']);
    const log: SarifLog = JSON.parse(stdout);
    assert.deepEqual(sarifFaults(log), []);
    const [result] = log.runs[0]?.results ?? [];
    const { artifactLocation } = result?.locations[0]?.physicalLocation ?? {};
    assert.match(artifactLocation?.uri ?? '', /three-rows\/rows\/users\/config\.json$/);
  });

  it('writes JUnit with a case for each of these files, by the same names', async () => {
    copy('kbc', 'rows');
    const row = `tree/${extractors}/three-rows/rows/users/config.json`;
    write(row, wrong);
    const { stdout } = await runCliHere(['check', at('tree'), '--format', 'junit']);
    const { testsuite: [suite] = [] } = await readJunit(stdout);
    const names = suite?.testcase?.map(({ name = '' }) => path.resolve(name)) ?? [];
    assert.equal(new Set(names).size, names.length, 'a file twice');
    const found = suite?.testcase?.filter((one) => one['system-out']).map(({ name }) => path.resolve(name ?? ''));
    assert.deepEqual(found, [at(row)]);
  });

  for (const [what, named] of [
    ['a configuration', 'main/writer/keboola.wr-db-snowflake/warehouse'],
    ['all configurations', 'main/writer'],
  ]) {
    it(`leaves ${what} of another component alone, and says so`, async () => {
      copy('kbagent', 'neighbours');
      const { code, stdout, stderr } = await runCliHere(['check', at('tree', named ?? '')]);
      assert.deepEqual([code, stdout], [0, 'No problems in 0 files\n']);
      assert.match(
        stderr,
        /warehouse|writer" has no configuration of generic extractor: nothing in it is checked\.\n$/,
      );
    });
  }

  it('says which file to name in a folder that is no configuration of a tree', async () => {
    write('lone/config.json', { api: { baseUrl: 'https://api.test' }, config: { jobs: [{ endpoint: 'users' }] } });
    for (const verb of ['plan', 'run', 'secrets']) {
      const { code, stderr } = await runCliHere([verb, at('lone')]);
      assert.equal(code, 1);
      assert.match(
        stderr,
        /lone" is not the folder of a configuration of kbc or kbagent\. Name the file in it: ".*config\.json"/,
      );
    }
    assert.equal((await runCliHere(['plan', at('lone', 'config.json')])).code, 0);
  });

  it('names a file that is not there', async () => {
    assert.deepEqual(places(await check(at('_config.yml'))), ['_config.yml:1 file.unreadable']);
  });

  describe('that is broken', () => {
    const orders = `tree/${extractors}/orders`;
    const cases: [what: string, change: () => void, found: string[]][] = [
      [
        'a manifest that is not JSON',
        () => write('tree/.keboola/manifest.json', '{"version": 2, '),
        ['tree/.keboola/manifest.json:1 project.manifest'],
      ],
      [
        'a configuration that the manifest names and that is missing',
        () => rmSync(at(orders), { recursive: true }),
        ['tree/.keboola/manifest.json:38 project.missing-file'],
      ],
      [
        'a configuration that is not JSON',
        () => write(`${orders}/config.json`, '{"parameters": '),
        [`${orders}/config.json:1 json.syntax`],
      ],
      [
        'a configuration of more than 5 MB',
        () => write(`${orders}/config.json`, { parameters: { api: {}, config: { x: 'y'.repeat(5_100_000) } } }),
        [`${orders}/config.json:1 project.too-large`],
      ],
      [
        'a link to a folder that it is in',
        () => symlinkSync('..', at('tree/main/around')),
        ['tree/main/around:1 project.link-cycle'],
      ],
      [
        'two links, each to the folder of the other',
        () => {
          mkdirSync(at('tree/a/b'), { recursive: true });
          mkdirSync(at('tree/c'));
          symlinkSync('../c', at('tree/a/there'));
          symlinkSync('../a', at('tree/c/back'));
        },
        [],
      ],
    ];
    for (const [what, change, found] of cases) {
      it(`has one finding for ${what}`, async () => {
        for (const [file, text] of kbcTree({ configurations: [ordersOfShop] })) write(`tree/${file}`, text);
        change();
        assert.deepEqual(places(await check(at('tree'))), found);
      });
    }

    it('has one finding for a file that this user may not read', async function () {
      if (process.getuid?.() === 0) this.skip();
      copy('kbagent', 'values');
      chmodSync(at('tree', extractors, 'lines/_config.yml'), 0);
      assert.deepEqual(counted(await check(at('tree'))), { 'project.unreadable': 1 });
    });
  });
});

const ordersOfShop = {
  componentId: 'ex-generic-v2',
  id: '1',
  name: 'Orders',
  configuration: {
    parameters: { api: { baseUrl: 'https://api.shop.example/' }, config: { jobs: [{ endpoint: 'orders' }] } },
  },
};

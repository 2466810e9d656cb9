import assert from 'node:assert/strict';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { findTreeConfigs } from '../../cli/trees/findTreeConfigs.ts';
import { runCliHere } from '../support/runCliHere.ts';
import { startApi, type TestApi } from '../support/startApi.ts';
import { temporaryFolder } from '../support/temporaryFolder.ts';
import { kbcTree } from '../trees/make/kbcTree.ts';
import type { SeedConfiguration } from '../trees/make/seeds.ts';

const component = 'ex-generic-v2';
const users = { parameters: { config: { jobs: [{ endpoint: 'users', dataType: 'users' }] } } };
const teams = { parameters: { config: { jobs: [{ endpoint: 'teams', dataType: 'teams' }] } } };
const gone = { parameters: { config: { jobs: [{ endpoint: 'gone', dataType: 'gone' }] } } };

describe('The command line in a tree', () => {
  const folder = temporaryFolder();
  const at = (...names: string[]) => path.join(folder(), 'main/extractor', component, ...names);
  let api: TestApi;
  let asked: string[] = [];

  beforeEach(async () => {
    asked = [];
    api = await startApi((request, response) => {
      asked.push(request.url ?? '');
      response.statusCode = request.url === '/gone' ? 404 : 200;
      response.end('[{"id": 1}]');
    });
  });
  afterEach(() => api.close());

  /** Writes the tree of kbc for a project. */
  function write(...configurations: SeedConfiguration[]) {
    for (const [file, text] of kbcTree({ configurations })) {
      mkdirSync(path.dirname(path.join(folder(), file)), { recursive: true });
      writeFileSync(path.join(folder(), file), text);
    }
  }

  const withRows = (...rows: [name: string, configuration: unknown, isDisabled?: boolean][]): SeedConfiguration => ({
    componentId: component,
    id: '1',
    name: 'Shop',
    configuration: { parameters: { api: { baseUrl: `${api.url}/` }, config: {} } },
    rows: rows.map(([name, configuration, isDisabled = false], index) => ({
      id: `1${index}`,
      name,
      configuration,
      isDisabled,
    })),
  });

  const withVariables = (config: object = {}, api_: object = {}): SeedConfiguration[] => [
    {
      componentId: component,
      id: '1',
      name: 'Shop',
      configuration: {
        parameters: {
          api: { baseUrl: `${api.url}/{{ region }}/`, ...api_ },
          config: { jobs: [{ endpoint: 'orders', dataType: 'orders' }], ...config },
        },
        variables_id: '5',
        variables_values_id: '51',
      },
    },
    {
      componentId: 'keboola.variables',
      id: '5',
      name: 'Variables',
      configuration: { variables: [{ name: 'region', type: 'string' }] },
      rows: ['eu', 'us'].map((region, index) => ({
        id: `5${index + 1}`,
        name: region === 'eu' ? 'Default Values' : 'US',
        configuration: { values: [{ name: 'region', value: region }] },
      })),
    },
  ];

  it('runs each row that is enabled, one after the other, into a folder beside it', async () => {
    write(withRows(['Users', users], ['Teams', teams], ['Gone', gone, true]));
    const { code, stdout, stderr } = await runCliHere(['run', at('shop')]);
    assert.deepEqual([code, asked], [0, ['/users', '/teams']]);
    assert.ok(stdout.includes('\nShop › Users\n') && stdout.includes('\nShop › Teams\n'));
    assert.equal(stderr, 'pagewright: "Shop › Gone" is disabled: a job of the platform would skip this row.\n');
    for (const row of ['users', 'teams'])
      assert.ok(existsSync(at('shop/rows', row, 'out/config/tables', `${row}.csv`)));
  });

  it('ends with the first row that fails, and says where in the files of the user', async () => {
    write(withRows(['Gone', gone], ['Users', users]));
    const { code, stdout } = await runCliHere(['run', at('shop')]);
    assert.deepEqual([code, asked], [1, ['/gone']]);
    assert.match(stdout, /\(at \S*shop\/rows\/gone\/config\.json:6:11\)/);
  });

  const named: [title: string, of: string, args: string[]][] = [
    ['by its name', 'shop', ['--row', 'Teams']],
    ['by its id', 'shop/config.json', ['--row', '11']],
    ['by its folder', 'shop/rows/teams', []],
    ['by its file', 'shop/rows/teams/config.json', []],
  ];
  for (const [title, of, args] of named) {
    it(`runs the row that is chosen ${title}, also if it is disabled`, async () => {
      write(withRows(['Users', users], ['Teams', teams, true]));
      const report = path.join(folder(), 'report.json');
      const { code, stderr } = await runCliHere(['run', at(of), ...args, '--report', report]);
      assert.deepEqual([code, asked], [0, ['/teams']]);
      assert.equal(JSON.parse(readFileSync(report, 'utf8')).config, 'shop/teams');
      assert.match(stderr, /is disabled: a job of the platform would skip this row/);
    });
  }

  it('takes the default values, or the set that is chosen, which has tables of its own', async () => {
    write(...withVariables());
    for (const [args, out] of [
      [[], 'config'],
      [['--values', 'US'], 'config@us'],
      [['--values', '51'], 'config@default'],
    ] as const) {
      assert.equal((await runCliHere(['run', at('shop'), ...args])).code, 0);
      assert.ok(existsSync(at('shop/out', out, 'tables/orders.csv')), out);
    }
    assert.deepEqual(asked, ['/eu/orders', '/us/orders', '/eu/orders']);
  });

  it('says which values it has, in its first event, its summary and its report', async () => {
    write(...withVariables());
    const report = path.join(folder(), 'report.json');
    const { stdout } = await runCliHere(['run', at('shop'), '--values', 'US', '--report', report]);
    assert.match(stdout, /Running "shop" with the values "us"\./);
    assert.match(stdout, /^Values us\. /m);
    const { environment, values } = JSON.parse(readFileSync(report, 'utf8'));
    assert.deepEqual([environment, values], [undefined, 'us']);
    const events = await runCliHere(['run', at('shop'), '--values', 'US', '--events', 'json']);
    assert.match(events.stdout, /"kind":"run-started","config":"shop","values":"us"/);
  });

  it('plans with the values that are chosen', async () => {
    write(...withVariables());
    const { stdout } = await runCliHere(['plan', at('shop'), '--values', 'US']);
    assert.match(stdout, /^Values "us"\n[\s\S]*GET \S+\/us\/orders/);
  });

  it('plans each row, also those that are disabled', async () => {
    write(withRows(['Users', users], ['Teams', teams, true]));
    const { code, stdout } = await runCliHere(['plan', at('shop')]);
    assert.equal(code, 0);
    assert.deepEqual(stdout.match(/Shop › \w+|GET \S+/g), [
      'Shop › Users',
      `GET ${api.url}/users`,
      'Shop › Teams',
      `GET ${api.url}/teams`,
    ]);
  });

  it('finds the paging of a row, and says where to write it', async () => {
    write(withRows(['Users', users]));
    const { code, stdout } = await runCliHere(['find-paging', at('shop')]);
    assert.equal(code, 0);
    assert.match(stdout, /^No paging is needed\./);
  });

  it('keeps all digits of a number', async () => {
    const numbers = '"id": 12345678901234567890, "rate": 1.10, "big": 1E+2, "none": [], "empty": {}';
    mkdirSync(at('digits'), { recursive: true });
    writeFileSync(at('digits/config.json'), `{"parameters": {"api": {}, "config": {"jobs": [], ${numbers}}}}`);
    writeFileSync(at('digits/meta.json'), '{"name": "Digits"}');
    const [found] = (await findTreeConfigs(at('digits'), {})) ?? [];
    assert.ok(found?.text.replace(/\s+/g, ' ').includes(numbers), found?.text);
  });

  it('needs a value of its own for what the platform has encrypted, or keeps in its vault', async () => {
    const secret = (value: string) =>
      withVariables({ username: 'eva', '#password': value }, { authentication: { type: 'basic' } });
    for (const value of ['KBC::ProjectSecure::x', '{{ vault.SHOP }}']) {
      asked = [];
      write(...secret(value));
      const { code, stderr } = await runCliHere(['run', at('shop')]);
      assert.deepEqual([code, asked], [1, []], value);
      assert.doesNotMatch(stderr, /KBC::/);
      const given = await runCliHere(['run', at('shop')], { PAGEWRIGHT_SECRET_PASSWORD: 'open' });
      assert.deepEqual([given.code, asked], [0, ['/eu/orders']], value);
    }
  });

  const refused: [title: string, of: string, args: string[], message: RegExp][] = [
    [
      'a row that is not there',
      'shop',
      ['--row', 'Temas'],
      /There is no row "Temas" in "Shop"\. Did you mean "Teams"\?/,
    ],
    [
      'values where there are none',
      'shop',
      ['--row', 'Teams', '--values', 'us'],
      /There are no values "us"|There is no/,
    ],
    ['one report of several rows', 'shop', ['--report', 'r.json'], /Choose a row with --row: "Users", "Teams"\./],
    ['a folder without a configuration', '.', [], /there is no "config\.json" or "_config\.yml" in it/],
    ['values and an environment', 'shop', ['--values', 'us', '--env', 'dev'], /cannot be used with option/],
  ];
  for (const [title, of, args, message] of refused) {
    it(`refuses ${title}`, async () => {
      write(withRows(['Users', users], ['Teams', teams]));
      const { code, stderr } = await runCliHere(['run', at(of), ...args]);
      assert.deepEqual([code, asked], [1, []]);
      assert.match(stderr, message);
    });
  }

  it('refuses to run what is in the vault outside of a secret, and plans it', async () => {
    write(...withVariables({ jobs: [{ endpoint: 'orders', dataType: 'orders', params: { key: '{{ vault.KEY }}' } }] }));
    const { code, stderr } = await runCliHere(['run', at('shop')]);
    assert.deepEqual([code, asked], [1, []]);
    assert.match(stderr, /The value of "\{\{ vault\.KEY \}\}" is only on the platform/);
    assert.equal((await runCliHere(['plan', at('shop')])).code, 0);
  });

  it('names the configurations that use the values of a file', async () => {
    write(...withVariables());
    const { stderr } = await runCliHere(['plan', at('shop/variables/values/us')]);
    assert.match(stderr, /is about variables\. Name the configuration, with --values "US": "\S+shop"\./);
  });

  it('says that rows and values are of trees, for a configuration in one file', async () => {
    const file = path.join(folder(), 'a.extractor.json');
    writeFileSync(file, '{}');
    for (const option of ['row', 'values']) {
      const { code, stderr } = await runCliHere(['plan', file, `--${option}`, 'x']);
      assert.equal(code, 1);
      assert.match(stderr, new RegExp(`--${option} is for configurations of the platform`));
    }
  });

  it('lists the secrets of a configuration with their places in its files', async () => {
    write(
      ...withVariables(
        { username: 'eva', '#password': 'KBC::ProjectSecure::x' },
        { authentication: { type: 'basic' } },
      ),
    );
    const { stdout } = await runCliHere(['secrets', at('shop')]);
    assert.match(stdout, /^#password: encrypted, at \S+shop\/config\.json:\d+:\d+/);
  });

  it('keeps a run of each row as a test, by an option or the folder of the row', async () => {
    write(withRows(['Users', users], ['Teams', teams]));
    const [shop = ''] = readdirSync(at());
    const record = (...args: string[]) => runCliHere(['test', ...args]);
    const none = await record(at(shop), '--record', 'none');
    assert.equal(none.code, 1);
    assert.match(none.stderr, /Choose a row with --row: /);
    for (const args of [
      [at(shop), '--record', 'users', '--row', 'Users'],
      [at(shop, 'rows', 'teams'), '--record', 'teams'],
    ]) {
      const { code, stdout, stderr } = await record(...args);
      assert.equal(code, 0, stdout + stderr);
    }
    assert.deepEqual(asked, ['/users', '/teams']);
    const { tables, config } = JSON.parse(readFileSync(at(`${shop}.tests`, 'teams', 'expect.json'), 'utf8'));
    assert.deepEqual([Object.keys(tables), config], [['teams'], { row: '11' }]);
    assert.match((await runCliHere(['test', at(shop)])).stdout, /2 passed in 1 configuration/);
  });

  it('takes no row for a configuration in one file', async () => {
    const file = path.join(folder(), 'users.extractor.json');
    writeFileSync(file, JSON.stringify({ api: { baseUrl: `${api.url}/` }, config: { jobs: [{ endpoint: 'users' }] } }));
    assert.equal((await runCliHere(['test', file, '--record', 'all'])).code, 0);
    writeFileSync(
      path.join(folder(), 'users.tests', 'all', 'expect.json'),
      '{"config": {"row": "Users"}, "verdict": "unknown"}',
    );
    const { code, stdout } = await runCliHere(['test', file]);
    assert.equal(code, 1);
    assert.match(stdout, /A row and a set of values are those of a configuration in a folder of kbc or kbagent, and /);
  });
});

import assert from 'node:assert/strict';
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { runCliHere } from '../support/runCliHere.ts';
import { startApi, type TestApi } from '../support/startApi.ts';
import { temporaryFolder } from '../support/temporaryFolder.ts';

describe('--env', () => {
  const folder = temporaryFolder();
  const seen: string[] = [];
  let production: TestApi;
  let dev: TestApi;

  beforeEach(async () => {
    seen.length = 0;
    const start = (system: string) =>
      startApi((request, response) => {
        seen.push(`${system} ${request.url} ${request.headers.authorization ?? ''}`.trim());
        response.end(`[{"system": "${system}"}]`);
      });
    [production, dev] = await Promise.all([start('production'), start('dev')]);
    writeFileSync(
      path.join(folder(), '.pagewright.json'),
      `{
        // Comments are welcome.
        "environments": {
          "dev": { "baseUrl": "${dev.url}/", "attributes": { "region": "eu", "size": 2 }, },
          "leaky": { "attributes": { "#token": "abc" } },
        },
      }`,
    );
    mkdirSync(path.join(folder(), 'apis'));
    writeFileSync(path.join(folder(), 'apis', 'users.extractor.json'), JSON.stringify(config()));
  });
  afterEach(() => Promise.all([production.close(), dev.close()]));

  const config = () => ({
    api: { baseUrl: `${production.url}/`, http: { headers: { Authorization: { attr: '#token' } } } },
    config: {
      '#token': '',
      region: 'us',
      size: 100,
      jobs: [{ endpoint: 'users', params: { region: { attr: 'region' }, size: { attr: 'size' } } }],
    },
  });

  const cli = (verb: string, ...args: string[]) =>
    runCliHere([verb, path.join(folder(), 'apis', 'users.extractor.json'), ...args], {
      PAGEWRIGHT_SECRET_TOKEN: 'for-dev',
    });

  it('runs against the base address of the environment, with its attributes and the given secrets', async () => {
    const report = path.join(folder(), 'report.json');
    const { code, stdout, stderr } = await cli('run', '--env', 'dev', '--report', report);
    assert.deepEqual([code, stderr, seen], [0, '', ['dev /users?region=eu&size=2 for-dev']]);
    assert.match(stdout, /Running "users.extractor.json" in the environment "dev"\./);
    assert.match(stdout, /Environment dev\. Started /);
    assert.equal(JSON.parse(readFileSync(report, 'utf8')).environment, 'dev');
  });

  it('has its own output folder, so that the tables of other environments stay', async () => {
    await cli('run');
    await cli('run', '--env', 'dev');
    assert.deepEqual(readdirSync(path.join(folder(), 'apis', 'out')).sort(), ['users', 'users@dev']);
  });

  it('says the environment in the event of the start, and in the report of a run that is refused', async () => {
    const { stdout } = await cli('run', '--env', 'dev', '--events', 'json');
    assert.match(stdout, /"kind":"run-started","config":"users.extractor.json","environment":"dev"/);
    const report = path.join(folder(), 'report.json');
    await cli('run', '--env', 'nowhere', '--report', report);
    const { outcome, environment, error } = JSON.parse(readFileSync(report, 'utf8'));
    assert.deepEqual([outcome, environment, error.code], ['failed', 'nowhere', 'environment.unknown']);
  });

  it('plans the requests of the environment', async () => {
    const { code, stdout } = await cli('plan', '--env', 'dev');
    assert.deepEqual([code, seen], [0, []]);
    assert.match(stdout, /^Environment "dev"\n\nusers/);
    assert.ok(stdout.includes(`GET ${dev.url}/users?region=eu&size=2`), stdout);
  });

  it('checks with the attributes of the environment', async () => {
    const file = path.join(folder(), 'apis', 'users.extractor.json');
    const { size: _, ...rest } = config().config;
    writeFileSync(file, JSON.stringify({ ...config(), config: rest }));
    assert.match((await cli('check')).stdout, /function\.unknown-reference/);
    assert.doesNotMatch((await cli('check', '--env', 'dev')).stdout, /function\.unknown-reference/);
  });

  for (const verb of ['run', 'plan', 'check', 'find-paging']) {
    it(`${verb} sends nothing for a name that does not exist, and says which ones do`, async () => {
      const { code, stderr } = await cli(verb, '--env', 'dve');
      assert.deepEqual([code, seen], [1, []]);
      assert.match(stderr, /There is no environment "dve" in ".*\.pagewright\.json"\. Did you mean "dev"\?/);
    });

    it(`${verb} refuses an environment with a secret in it`, async () => {
      const { code, stderr } = await cli(verb, '--env', 'leaky');
      assert.deepEqual([code, seen], [1, []]);
      assert.match(stderr, /The environment "leaky" in ".*" cannot be used\. "#token" is a secret/);
      assert.ok(!stderr.includes('abc'));
    });

    it(`${verb} says how to create one where there is no file`, async () => {
      writeFileSync(path.join(folder(), '.pagewright.json'), '');
      assert.match((await cli(verb, '--env', 'dev')).stderr, /It has none\./);
    });
  }
});

describe('--attribute', () => {
  const folder = temporaryFolder();
  const file = () => path.join(folder(), 'orders.extractor.json');
  const cli = (verb: string, ...args: string[]) => runCliHere([verb, file(), ...args]);

  beforeEach(() => {
    const params = { since: { attr: 'since' }, region: { attr: 'region' } };
    const config = { since: '2025-01-01', region: 'us', jobs: [{ endpoint: 'orders', params }] };
    writeFileSync(file(), JSON.stringify({ api: { baseUrl: 'http://127.0.0.1:1/' }, config }));
    const environments = { dev: { attributes: { since: 'dev', region: 'eu' } } };
    writeFileSync(path.join(folder(), '.pagewright.json'), JSON.stringify({ environments }));
  });

  const planned: [title: string, args: string[], query: string][] = [
    ['replaces a value', ['--attribute', 'since=2026-02-01'], 'since=2026-02-01&region=us'],
    ['may be repeated', ['--attribute', 'since=a', '--attribute', 'region=b'], 'since=a&region=b'],
    ['wins over the environment', ['--env', 'dev', '--attribute', 'since=a'], 'since=a&region=eu'],
    ['is a text with any characters', ['--attribute', 'since=007=x y'], 'since=007%3Dx+y&region=us'],
    ['may be empty', ['--attribute', 'since='], 'since=&region=us'],
  ];
  for (const [title, args, query] of planned) {
    it(title, async () => {
      const { code, stdout, stderr } = await cli('plan', ...args);
      assert.deepEqual([code, stderr], [0, '']);
      assert.ok(stdout.includes(`GET http://127.0.0.1:1/orders?${query}\n`), stdout);
    });
  }

  const refused: [given: string, message: RegExp][] = [
    ['#token=abcdef', /"#token" is a secret, .* Use --secrets FILE\./],
    ['password=abcdef', /"password" is a secret/],
    ['jobs=x', /"jobs" is a key of the format, not an attribute, so --attribute cannot replace it\./],
    ['since', /It must be KEY=VALUE\./],
    ['=x', /It must be KEY=VALUE\./],
  ];
  for (const [given, message] of refused) {
    for (const verb of ['run', 'plan', 'find-paging']) {
      it(`${verb} refuses ${given}`, async () => {
        const { code, stdout, stderr } = await cli(verb, '--attribute', given);
        assert.deepEqual([code, stdout], [1, '']);
        assert.match(stderr, message);
        assert.ok(!stderr.includes('abcdef'));
      });
    }
  }
});

import assert from 'node:assert/strict';
import { existsSync, readdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { PlanReport } from '../../engine/core/contracts/generated/types.ts';
import { matchesSchema } from '../support/matchesSchema.ts';
import { runCliHere } from '../support/runCliHere.ts';
import { startApi, type TestApi } from '../support/startApi.ts';
import { temporaryFolder } from '../support/temporaryFolder.ts';

describe('pagewright plan', () => {
  const folder = temporaryFolder();
  let api: TestApi;

  beforeEach(async () => {
    api = await startApi((_, response) => void response.end('[]'));
  });
  afterEach(() => api.close());

  const config = () => ({
    api: {
      baseUrl: `${api.url}/v1/`,
      authentication: { type: 'basic' },
      pagination: { method: 'offset', limit: 100 },
    },
    config: {
      username: 'ada',
      '#password': 'tops3cret',
      jobs: [
        { endpoint: 'users', children: [{ endpoint: 'users/{id}', placeholders: { id: 'id' } }] },
        { __NAME: 'Bikes', endpoint: 'bikes', params: { limit: 20 } },
      ],
    },
  });

  function plan(value: unknown, ...args: string[]) {
    const file = path.join(folder(), 'users.extractor.json');
    writeFileSync(file, typeof value === 'string' ? value : JSON.stringify(value));
    return runCliHere(['plan', file, ...args]);
  }

  it('explains itself', async () => {
    const { code, stdout } = await runCliHere(['plan', '--help']);
    assert.equal(code, 0);
    assert.match(stdout, /Usage: pagewright plan/);
  });

  it('prints the first requests of every job, what a page holds and what will end the paging', async () => {
    const { code, stdout, stderr } = await plan(config());
    assert.deepEqual([code, stderr], [0, '']);
    const blocks = stdout.trimEnd().split('\n\n');
    assert.deepEqual(
      blocks.map((block) => block.split('\n')[0]),
      [
        'users (offset)',
        'users > users/{id}, for every record of "users" (offset)',
        'Bikes (offset)',
        'In all: not known: no run of "users" is known.',
      ],
    );
    assert.equal(
      blocks[2],
      `Bikes (offset)
  1  GET ${api.url}/v1/bikes?limit=20&offset=0
  2  GET ${api.url}/v1/bikes?limit=20&offset=20
  3  GET ${api.url}/v1/bikes?limit=20&offset=40
  headers    Authorization: Basic •••
  page size  20, from "limit" in the job's "params", instead of the scroller's 100
  ends when  a page has fewer than 20 records
  or         a response repeats an earlier one
  or         100,000 requests were sent for it (the default ceiling)
  forecast   not known: no run of "Bikes" is known`,
    );
  });

  it('sends nothing and writes nothing', async () => {
    await plan(config());
    assert.deepEqual(api.requests, []);
    assert.deepEqual(readdirSync(folder()), ['users.extractor.json']);
    assert.ok(!existsSync(path.join(folder(), 'out')));
  });

  it('shows no secret', async () => {
    const { stdout, stderr } = await plan(config());
    const encoded = Buffer.from('ada:tops3cret').toString('base64');
    for (const secret of ['tops3cret', encoded]) assert.ok(!`${stdout}${stderr}`.includes(secret));
  });

  describe('with secrets that are not in the file', () => {
    const attr = { attr: '#token' };
    const jobs = [{ endpoint: 'users', params: { key: attr, sum: { function: 'md5', args: [attr] } } }];
    const states: [state: string, attributes: object][] = [
      ['empty', { '#password': '', '#token': '' }],
      ['missing', { '#password': '' }],
      ['encrypted', { '#password': 'KBC::ProjectSecure::eJw', '#token': 'KBC::ProjectSecure::eJw' }],
    ];
    const unset = (attributes: object) => ({ ...config(), config: { username: 'ada', ...attributes, jobs } });

    for (const [state, attributes] of states) {
      it(`prints the plan where they are ${state}, with a value and without one, and shows none`, async () => {
        const file = path.join(folder(), 'secrets.json');
        writeFileSync(file, JSON.stringify({ '#token': 'v3ry-s3cret', '#password': 'tops3cret' }));
        for (const args of [[], ['--secrets', file]]) {
          const { code, stdout, stderr } = await plan(unset(attributes), ...args);
          assert.deepEqual([code, stderr], [0, '']);
          assert.match(stdout, /GET \S+\/users\?key=•••&sum=•••&limit=100/);
          assert.doesNotMatch(stdout, /v3ry|tops3|KBC|__/);
        }
      });
    }

    it('computes with those from the environment', async () => {
      const file = path.join(folder(), 'signed.extractor.json');
      const parameters = { ...config(), api: { ...config().api, authentication: { type: 'oauth10' } } };
      const credentials = { '#data': '', appKey: 'k', '#appSecret': '' };
      writeFileSync(file, JSON.stringify({ parameters, authorization: { oauth_api: { credentials } } }));
      const { code, stderr } = await runCliHere(['plan', file], { PAGEWRIGHT_SECRET_DATA: 'v3ry-s3cret' });
      assert.equal(code, 1);
      assert.match(stderr, /is not valid JSON\. \(authentication\.bad-data/);
      assert.equal((await runCliHere(['plan', file])).code, 0);
    });

    it('ends with 1 for a file of secrets that cannot be read', async () => {
      const { code, stderr } = await plan(config(), '--secrets', path.join(folder(), 'none.json'));
      assert.deepEqual([code, stderr.includes('The secrets in')], [1, true]);
    });

    it('warns of a name that the configuration has no use for', async () => {
      const file = path.join(folder(), 'secrets.json');
      writeFileSync(file, JSON.stringify({ '#tokn': 'v3ry-s3cret' }));
      const { code, stderr } = await plan(unset({ '#password': '', '#token': '' }), '--secrets', file);
      assert.deepEqual([code, stderr], [0, 'pagewright: The secret "#tokn" is not used. Did you mean "#token"?\n']);
    });
  });

  it('--job plans one job with its children, or several', async () => {
    const { stdout } = await plan(config(), '--job', 'users');
    assert.deepEqual(stdout.match(/^(?:users|Bikes)\b/gm), ['users', 'users']);
    assert.deepEqual(
      (await plan(config(), '--job', 'users', '--job', 'Bikes')).stdout.match(/^(?:users|Bikes)\b/gm)?.length,
      3,
    );
  });

  describe('with a forecast', () => {
    /** The report of a run of these jobs: their names, requests and records. */
    function reportOf(...jobs: [name: string, requests: number, records: number][]): string {
      const file = path.join(folder(), 'report.json');
      const verdict = { status: 'complete', evidence: [] };
      const report = {
        config: 'users.extractor.json',
        startedAt: '2026-01-31T08:00:00.000Z',
        durationMs: 60_000,
        outcome: 'done',
        requests: 0,
        retries: 0,
        jobs: jobs.map(([name, requests, records]) => {
          const whole = { runs: name.includes('>') ? 40 : 1, pages: requests, records };
          const ran = { runs: whole.runs, whole, ...(name.includes('>') && { parents: 40, due: 40 }) };
          return { name, pointer: '/a', pages: requests, requests, records, ...ran, stopReason: 'short-page', verdict };
        }),
        responses: jobs.map(([job, count]) => ({ job, count, bytes: 1000, durationMs: count * 500 })),
        tables: [],
        limits: [],
      };
      writeFileSync(file, JSON.stringify(report));
      return file;
    }
    const whole = () => reportOf(['users', 1, 40], ['users > users/{id}', 60, 400], ['Bikes', 10, 190]);

    it('of the last run, for each job and in all', async () => {
      const { code, stdout } = await plan(config(), '--last-run', whole(), '--max-wait', '90');
      assert.equal(code, 0);
      assert.deepEqual(stdout.match(/^ {2}forecast.*$/gm), [
        '  forecast   about 1 request, about 40 records, about 1 s',
        '  forecast   about 60 requests, about 400 records, about 30 s',
        '  forecast   about 10 requests, about 190 records, about 5 s',
      ]);
      assert.match(
        stdout,
        /\nIn all: about 71 requests, about 630 records, about 36 s; bound by latency; from the last run, of 2026-01-31 \d\d:\d\d\.\nA run waits at most 1 min 30 s for a limit of the API\.\n$/,
      );
    });

    it('as JSON, as schemas/plan.schema.json describes', async () => {
      const { code, stdout } = await plan(config(), '--last-run', whole(), '--format', 'json');
      const printed: PlanReport = JSON.parse(stdout);
      matchesSchema(printed, 'plan.schema.json');
      const { requests, boundBy, from } = printed.forecast;
      assert.deepEqual([code, printed.config, printed.maxWaitSeconds], [0, 'users.extractor.json', 3600]);
      assert.deepEqual([requests, boundBy, from], [{ about: 71 }, 'latency', 'last-run']);
      assert.deepEqual(
        printed.jobs.map(({ paging, pageSize, requests: first }) => [paging, pageSize, first.length]),
        [
          ['offset', 100, 3],
          ['offset', 100, 3],
          ['offset', 20, 3],
        ],
      );
      assert.doesNotMatch(stdout, /tops3cret/);
    });

    it('that is bound by the requests in a second', async () => {
      const { stdout } = await plan(config(), '--last-run', whole(), '--requests-per-second', '1');
      assert.match(stdout, /about 1 min; bound by limit;/);
    });

    it('that says what is not known, and what helps', async () => {
      const { stdout } = await plan(config(), '--last-run', reportOf(['Bikes', 10, 190]));
      assert.match(stdout, /In all: about 10 requests at least; how many in all is not known: no run of "users" is/);
      assert.match(
        (await plan(config())).stdout,
        /\nA run of this configuration tells more, or the report of one elsewhere, with --last-run\.\n$/,
      );
    });

    it('ends with 1 for a report that cannot be read', async () => {
      const { code, stderr } = await plan(config(), '--last-run', path.join(folder(), 'none.json'));
      assert.deepEqual([code, stderr.includes('none.json')], [1, true]);
    });
  });

  it('reads a wrapped configuration', async () => {
    assert.match((await plan({ parameters: config() })).stdout, /^users \(offset\)\n/);
  });

  it('shows control characters of a configuration and does not obey them', async () => {
    const { stdout } = await plan({
      ...config(),
      config: { ...config().config, jobs: [{ endpoint: 'a', dataType: '\u001b[31mred' }] },
    });
    assert.match(stdout, /^\\x1b\[31mred/);
  });

  const problems: [title: string, value: () => unknown, args: string[], said: RegExp][] = [
    ['JSON that is broken', () => '{"api": ', [], /json\.syntax/],
    [
      'a mistake in the configuration',
      () => ({ ...config(), api: { baseUrl: 5 } }),
      [],
      /config\.wrong-type at \/api\/baseUrl/,
    ],
    ['a job that is not known', config, ['--job', 'Bike'], /Did you mean "Bikes"\? \(run\.unknown-job\)/],
  ];
  for (const [title, value, args, said] of problems) {
    it(`ends with 1 for ${title}`, async () => {
      const { code, stdout, stderr } = await plan(value(), ...args);
      assert.deepEqual([code, stdout], [1, '']);
      assert.match(stderr, said);
    });
  }

  it('ends with 1 for a job that could not be run, and shows the others', async () => {
    const { code, stdout } = await plan({
      ...config(),
      config: { ...config().config, jobs: [{ endpoint: 'a:b' }, { endpoint: 'c' }] },
    });
    assert.equal(code, 1);
    assert.match(stdout, /problem .*\(url\.not-http\)(.|\n)*\nc \(offset\)\n/);
  });

  it('ends with 1 for a file that cannot be read, and for an option that it does not have', async () => {
    const { code, stderr } = await runCliHere(['plan', path.join(folder(), 'none.json')]);
    assert.equal(code, 1);
    assert.match(stderr, /cannot be read/);
    assert.equal((await plan(config(), '--fast')).code, 1);
    assert.equal((await runCliHere(['plan'])).code, 1);
  });
});

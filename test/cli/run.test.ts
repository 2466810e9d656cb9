import assert from 'node:assert/strict';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { RunReport } from '../../engine/faces/run.ts';
import { matchesSchema } from '../support/matchesSchema.ts';
import { runCli } from '../support/runCli.ts';
import { runCliHere } from '../support/runCliHere.ts';
import { sendJson, startApi, type TestApi } from '../support/startApi.ts';
import { sampled } from '../support/sweep.ts';
import { temporaryFolder } from '../support/temporaryFolder.ts';

describe('pagewright run', () => {
  const folder = temporaryFolder();
  let api: TestApi;

  beforeEach(async () => {
    api = await startApi((request, response) => {
      const url = new URL(request.url ?? '', 'http://x');
      const offset = Number(url.searchParams.get('offset') ?? 0);
      if (url.pathname === '/slow') setTimeout(() => sendJson(response, [{ id: offset }]), 200);
      else if (url.pathname === '/hang') return;
      else if (url.pathname === '/text') response.end('\u001b[31mno json');
      else if (url.pathname === '/falling')
        sendJson(response, {
          total: offset < 2 ? 5 : 4,
          items: offset < 4 ? [{ id: offset + 1 }, { id: offset + 2 }] : [],
        });
      else if (url.pathname === '/users')
        sendJson(response, offset < 4 ? [{ id: offset + 1 }, { id: offset + 2 }] : []);
      else sendJson(response, { error: 'missing \u001b[31m' }, 404);
    });
  });
  afterEach(() => api.close());

  const pagination = { method: 'offset', limit: 2 };
  const config = (endpoint = 'users', extra: object = {}, api_: object = {}) => ({
    api: { baseUrl: api.url, pagination, ...api_ },
    config: { outputBucket: 'b', jobs: [{ endpoint }], ...extra },
  });
  const at = (...parts: string[]) => path.join(folder(), ...parts);
  const read = (...parts: string[]) => readFileSync(at(...parts), 'utf8');

  function write(value: unknown, name = 'users.extractor.json'): string {
    mkdirSync(path.dirname(at(name)), { recursive: true });
    writeFileSync(at(name), typeof value === 'string' ? value : JSON.stringify(value));
    return at(name);
  }

  const run = (value: unknown, ...args: string[]) => runCliHere(['run', write(value), ...args]);

  it('writes tables, manifests and state below out/NAME beside the configuration, and ends with 0', async () => {
    const { code } = await run(config());
    assert.equal(code, 0);
    assert.deepEqual(readdirSync(at('out', 'users')).sort(), ['state.json', 'tables']);
    assert.deepEqual(readdirSync(at('out', 'users', 'tables')).sort(), ['b.users.csv', 'b.users.csv.manifest']);
    assert.equal(read('out', 'users', 'tables', 'b.users.csv'), '"id"\n"1"\n"2"\n"3"\n"4"\n');
    assert.equal(
      read('out', 'users', 'tables', 'b.users.csv.manifest'),
      '{"destination":"in.c-b.users","incremental":false}',
    );
  });

  it('names the place of what keeps a configuration from running', async () => {
    const { code, stdout } = await run(config('users', {}, { http: { headers: { 'X-A': { b: 1 } } } }));
    assert.equal(code, 1);
    assert.match(stdout, /An object here must be a function call .* \(at \/api\/http\/headers\/X-A\)\n/);
    assert.deepEqual(api.requests, []);
  });

  it('sends no request for lines of a header that would have to be computed', async () => {
    const headers = { Authorization: ['x', { function: 'concat', args: ['Bearer ', 'y'] }] };
    const { code, stdout } = await run(config('users', {}, { http: { headers } }));
    assert.equal(code, 1);
    assert.match(
      stdout,
      /The header "Authorization\.1" holds an object\..*\(at \/api\/http\/headers\/Authorization\/1\)\n/,
    );
    assert.deepEqual(api.requests, []);
  });

  it('sends no request for another action than an extraction, and does not look like one', async () => {
    const { code, stdout } = await run({ ...config(), action: 'testRequest' }, '--report', at('report.json'));
    assert.equal(code, 1);
    assert.match(stdout, /"action" must be "run"/);
    const report: RunReport = JSON.parse(read('report.json'));
    assert.deepEqual([report.outcome, report.jobs, report.tables], ['failed', [], []]);
    assert.deepEqual(api.requests, []);
  });

  it('leaves out a child without placeholders, and does not call it complete', async () => {
    const jobs = [{ endpoint: 'users', children: [{ endpoint: 'posts' }] }];
    const { code, stdout } = await run(config('users', { jobs }), '--strict');
    assert.equal(code, 3);
    assert.match(stdout, /warning .*"users > posts" has no "placeholders".*\(at \/config\/jobs\/0\/children\/0\)/);
    assert.match(stdout, /users > posts\s+0\s+0\s+no-placeholders\s+incomplete/);
    assert.equal(read('out', 'users', 'tables', 'b.users.csv'), '"id"\n"1"\n"2"\n"3"\n"4"\n');
    assert.deepEqual(
      api.requests.filter((request) => !request.includes('/users?')),
      [],
    );
  });

  it('writes to --out', async () => {
    await run(config(), '--out', at('elsewhere'));
    assert.ok(existsSync(at('elsewhere', 'tables', 'b.users.csv')));
  });

  it('--data-dir reads config.json and in/state.json and writes out/; columns of earlier runs stay', async () => {
    write({ parameters: config() }, 'config.json');
    assert.equal((await runCli(['run', '--data-dir', folder(), '--report', at('report.json')])).code, 0);
    const state = JSON.parse(read('out', 'state.json'));
    assert.equal(state['json_parser.structVersion'], 3);
    const { startedAt }: RunReport = JSON.parse(read('report.json'));
    assert.equal(state.time.previousStart, Math.floor(Date.parse(startedAt) / 1000));
    const struct = JSON.parse(JSON.stringify(state['json_parser.struct']));
    struct.data._users['[]']._old = { nodeType: 'scalar', headerNames: 'old' };
    write({ ...state, mine: { kept: true }, 'json_parser.struct': struct }, 'in/state.json');
    assert.equal((await runCli(['run', '--data-dir', folder()])).code, 0);
    assert.match(read('out', 'tables', 'b.users.csv'), /^"id","old"\n"1",""\n/);
    assert.deepEqual(JSON.parse(read('out', 'state.json')).mine, { kept: true });
  });

  it('starts from the state of --state, and without one where that file is missing', async () => {
    const jobs = [{ endpoint: 'users', params: { since: { time: 'previousStart' } } }];
    const incremental = { ...config(), config: { outputBucket: 'b', jobs } };
    write({ time: { previousStart: 1_700_000_000 }, mine: 1 }, 'before.json');
    const { code } = await run(incremental, '--state', at('before.json'), '--max-pages', '1');
    assert.equal(code, 0);
    assert.match(api.requests[0] ?? '', /since=1700000000/);
    assert.equal(JSON.parse(read('out', 'users', 'state.json')).mine, 1);
    const { events } = await run(incremental, '--state', at('none.json'), '--max-pages', '1', '--events', 'json');
    assert.deepEqual([events[0]?.kind, events[0]?.level], ['state-unreadable', 'warning']);
    assert.match(api.requests[1] ?? '', /since=0/);
  });

  it('a broken state file is a warning, and the run starts without one', async () => {
    write({ parameters: config() }, 'config.json');
    write('{"time": ', 'in/state.json');
    const { code, events } = await runCli(['run', '--data-dir', folder(), '--events', 'json']);
    assert.deepEqual([code, events[0]?.kind, events[0]?.level], [0, 'state-unreadable', 'warning']);
  });

  it('needs either a configuration or a data folder', async () => {
    for (const args of [['run'], ['run', 'a.json', '--data-dir', 'b']]) {
      const { code, stderr } = await runCli(args);
      assert.equal(code, 1);
      assert.match(stderr, /either a configuration or a data folder/);
    }
  });

  it('--report writes what schemas/report.schema.json describes, also for a failed run', async () => {
    for (const endpoint of ['users', 'missing']) {
      await run(config(endpoint), '--report', at('report.json'));
      const report: RunReport = JSON.parse(read('report.json'));
      matchesSchema(report, 'report.schema.json');
      assert.deepEqual(
        [report.config, report.outcome],
        ['users.extractor.json', endpoint === 'users' ? 'done' : 'failed'],
      );
    }
  });

  it('the report says for each job what stopped it, and for each table its rows', async () => {
    await run(config(), '--report', at('report.json'));
    const { jobs, tables, requests, retries, limits } = JSON.parse(read('report.json'));
    assert.deepEqual(jobs, [
      {
        name: 'users',
        pointer: '/config/jobs/0',
        pages: 3,
        requests: 3,
        records: 4,
        runs: 1,
        whole: { runs: 1, pages: 3, records: 4, pageSize: 2 },
        stopReason: 'empty-page',
        verdict: {
          status: 'complete',
          evidence: [{ code: 'full-then-empty', message: 'Page 3 is empty, after pages of 2 records.', page: 3 }],
        },
      },
    ]);
    assert.deepEqual(tables, [{ name: 'in.c-b.users', file: 'tables/b.users.csv', rows: 4, columns: ['id'] }]);
    assert.deepEqual([requests, retries, limits], [3, 0, []]);
  });

  it('--events json prints one event a line, as schemas/event.schema.json describes', async () => {
    const { events, stdout } = await run(config('users', { debug: true }), '--events', 'json');
    assert.equal(stdout.trim().split('\n').length, events.length);
    for (const event of events) matchesSchema(event, 'event.schema.json');
    assert.deepEqual(
      events.filter((event) => event.kind === 'request').map((event) => event.path),
      ['/users?limit=2&offset=0', '/users?limit=2&offset=2', '/users?limit=2&offset=4'],
    );
  });

  it('shows debug events only where the configuration asks for them', async () => {
    const { events } = await run(config(), '--events', 'json');
    assert.deepEqual(
      events.filter((event) => event.level === 'debug'),
      [],
    );
  });

  it("prints plain lines when piped: no control characters, neither ours nor the API's", async () => {
    for (const endpoint of ['users', 'text', 'missing']) {
      const { stdout, stderr } = await run(config(endpoint, { debug: true }));
      // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for.
      assert.doesNotMatch(stdout + stderr, /[\u0000-\u0009\u000b-\u001f]/);
    }
  });

  it('ends with a table of the jobs and what stopped them', async () => {
    const { stdout } = await run(config());
    assert.match(stdout, /job\s+pages\s+records\s+stopped by\s+verdict\nusers\s+3\s+4\s+empty-page\s+complete/);
  });

  const limits: [string, string, string, string[]][] = [
    ['--max-pages', '1', 'max-pages', ['1', '2']],
    ['--max-records', '3', 'max-records', ['1', '2', '3']],
    ['--max-requests', '2', 'max-requests', ['1', '2', '3', '4']],
  ];
  for (const [option, value, stopReason, ids] of limits) {
    it(`${option} cuts, says so, and is incomplete: 3 with --strict`, async () => {
      const { code, stdout } = await run(config(), option, value, '--strict', '--report', at('report.json'));
      const report: RunReport = JSON.parse(read('report.json'));
      assert.deepEqual(
        [code, report.jobs[0]?.stopReason, report.jobs[0]?.verdict.status],
        [3, stopReason, 'incomplete'],
      );
      assert.deepEqual(report.limits, [{ code: stopReason, value: Number(value), job: 'users' }]);
      assert.match(
        stdout,
        new RegExp(`"users" was cut at the limit of ${value} ${option.slice('--max-'.length, -1)}s?\\.`),
      );
      assert.equal(
        read('out', 'users', 'tables', 'b.users.csv'),
        ['"id"', ...ids.map((id) => `"${id}"`), ''].join('\n'),
      );
    });
  }

  it('ends with 3 where the API gives reason to doubt, with --strict only', async () => {
    const falling = config('falling');
    const { code, stdout } = await run(falling, '--strict');
    assert.equal(code, 3);
    assert.match(stdout, /unknown.*fell from 5 to 4/s);
    assert.equal((await run(falling)).code, 0);
  });

  it('a limit that is not reached changes nothing', async () => {
    const { code } = await run(
      config(),
      '--max-pages',
      '9',
      '--max-records',
      '9',
      '--max-requests',
      '9',
      '--strict',
      '--report',
      at('report.json'),
    );
    assert.deepEqual([code, JSON.parse(read('report.json')).limits], [0, []]);
  });

  it('refuses limits that are no whole numbers', async () => {
    for (const value of ['0', '-1', '1.5', 'many']) assert.equal((await run(config(), '--max-pages', value)).code, 1);
  });

  describe('the shapes file', () => {
    const beside = () => at('users.shapes.json');
    const responses = () => JSON.parse(read('users.shapes.json')).jobs.users.responses;

    it('holds keys and types, never values', async () => {
      await run(config(), '--shapes', beside());
      const shapes = JSON.parse(read('users.shapes.json'));
      matchesSchema(shapes, 'shapes.schema.json');
      assert.deepEqual(Object.keys(shapes.jobs), ['users']);
      assert.equal(shapes.jobs.users.responses, 3);
    });

    it('goes where --shapes says, and nowhere with --no-shapes', async () => {
      await run(config(), '--shapes', at('s.json'));
      assert.ok(existsSync(at('s.json')) && !existsSync(beside()));
      writeFileSync(beside(), '{}');
      await run(config(), '--no-shapes');
      assert.equal(read('users.shapes.json'), '{}');
    });

    it('is not made beside the configuration unless it is asked for, but extended where it is there', async () => {
      await run(config());
      assert.ok(!existsSync(beside()));
      writeFileSync(beside(), '{}');
      await run(config());
      assert.equal(responses(), 3);
    });

    it('a trial does not forget what a whole run knew', async () => {
      await run(config(), '--shapes', beside());
      const before = read('users.shapes.json');
      await run(config(), '--max-pages', '1');
      assert.equal(responses(), 3);
      assert.equal(read('users.shapes.json'), before);
    });
  });

  describe('bad input', () => {
    const failures: [string, () => unknown, string][] = [
      ['broken JSON', () => '{"api": ', 'json.syntax'],
      ['an empty file', () => '', 'json.syntax'],
      ['a missing field', () => ({ api: {}, config: { jobs: [{ endpoint: 'x' }] } }), 'config.missing-key'],
      ['no configuration at all', () => [], 'config.wrong-type'],
      ['a wrong type', () => config('users', { jobs: 5 }), 'config.wrong-type'],
      ['an unknown method', () => config('users', {}, { pagination: { method: 'offzet' } }), 'config.unknown-value'],
      [
        'a function that does not exist',
        () => config('users', { http: { headers: { a: { function: 'md6' } } } }),
        'config.unknown-value',
      ],
      [
        'a mapping that loses rows',
        () =>
          config('users', {
            mappings: {
              users: {
                id: 'a',
                x: { type: 'table', destination: 'c', tableMapping: { i: 'i' }, parentKey: { disable: true } },
                y: { type: 'table', destination: 'c', tableMapping: { i: 'i' } },
              },
            },
          }),
        'mapping.shared-table',
      ],
      [
        'an unknown host',
        () => config('users', {}, { baseUrl: 'http://no-such-host.invalid', retryConfig: { maxRetries: 0 } }),
        'http.host-not-found',
      ],
      [
        'a refused connection',
        () => config('users', {}, { baseUrl: 'http://127.0.0.1:9', retryConfig: { maxRetries: 0 } }),
        'http.connection-refused',
      ],
      [
        'a time-out',
        () => config('hang', {}, { http: { requestTimeout: 0.1 }, retryConfig: { maxRetries: 0 } }),
        'http.timeout',
      ],
      ['an error status', () => config('missing'), 'http.status'],
      ['a body that is no JSON', () => config('text'), 'response.not-json'],
      ['a bucket that would leave the folder', () => config('users', { outputBucket: '../../x' }), 'output.bad-name'],
    ];
    for (const [title, value, code] of failures) {
      it(`${title}: one clear error with its code, exit code 1, and the tables of the run before stay`, async () => {
        await run(config());
        const before = read('out', 'users', 'tables', 'b.users.csv');
        const result = await run(value(), '--events', 'json');
        const errors = result.events.filter((event) => event.level === 'error');
        assert.deepEqual([result.code, errors[0]?.kind === 'error' && errors[0].code], [1, code]);
        assert.doesNotMatch(result.stdout + result.stderr, /\n\s+at /, 'no stack');
        assert.equal(read('out', 'users', 'tables', 'b.users.csv'), before);
        assert.deepEqual(
          readdirSync(at('out', 'users')).filter((name) => name.startsWith('.')),
          [],
        );
      });
    }

    it('a configuration that cannot be read', async () => {
      const { code, stderr } = await runCli(['run', at('nothing.json')]);
      assert.equal(code, 1);
      assert.match(stderr, /nothing\.json" cannot be read/);
    });

    it('an output folder that cannot be made', async () => {
      write('', 'file');
      const { code, events } = await run(config(), '--out', at('file', 'out'), '--events', 'json');
      assert.deepEqual([code, events.at(-1)?.kind === 'error' && events.at(-1)], [1, events.at(-1)]);
      assert.ok(events.some((event) => event.kind === 'error' && event.code === 'output.not-writable'));
    });

    const inTheWay: [string, () => unknown, RegExp][] = [
      ['a file in the place of the tables', () => write('mine', 'out/users/tables'), /tables": it is a file/],
      [
        'a folder in the place of the state',
        () => mkdirSync(at('out', 'users', 'state.json'), { recursive: true }),
        /state\.json": a folder/,
      ],
    ];
    for (const [title, put, said] of inTheWay) {
      it(`${title}: one clear error, and it stays`, async () => {
        put();
        const before = readdirSync(at('out', 'users'));
        const { code, events, stdout, stderr } = await run(config(), '--events', 'json');
        const [error] = events.filter((event) => event.level === 'error');
        assert.deepEqual([code, error?.kind === 'error' && error.code], [1, 'output.not-writable'], stdout + stderr);
        assert.match(error?.message ?? '', said);
        assert.deepEqual(readdirSync(at('out', 'users')), before);
      });
    }

    it('a report that cannot be written', async () => {
      const { code, stderr } = await run(config(), '--report', at('no', 'such', 'report.json'));
      assert.equal(code, 1);
      assert.match(stderr, /report cannot be written/);
    });

    it('a name that would colour the terminal', async () => {
      const { code, stderr } = await runCliHere(['run', at('red\u001b[31m.json'), '--events', 'text']);
      assert.equal(code, 1);
      assert.match(stderr, /red\\x1b\[31m\.json" cannot be read/);
    });
  });

  for (const [test, signal] of sampled(['SIGINT', 'SIGTERM', 'SIGHUP'] as const)) {
    test(`${signal} cancels cleanly: exit code 130, a report, the tables of the run before`, async () => {
      await run(config());
      const before = read('out', 'users', 'tables', 'b.users.csv');
      const slow = write(config('slow', {}, { pagination: { method: 'offset', limit: 1 } }));
      let isSent = false;
      const args = ['run', slow, '--events', 'json', '--report', at('report.json')];
      const { code, events } = await runCli(args, {}, (child, output) => {
        if (!isSent && output.includes('job-started')) child.kill(signal);
        isSent ||= output.includes('job-started');
      });
      assert.deepEqual([code, events.at(-1)?.kind], [130, 'cancelled']);
      const report: RunReport = JSON.parse(read('report.json'));
      assert.deepEqual([report.outcome, report.jobs[0]?.stopReason], ['cancelled', 'cancelled']);
      assert.equal(read('out', 'users', 'tables', 'b.users.csv'), before);
      assert.deepEqual(readdirSync(at('out', 'users')).sort(), ['state.json', 'tables']);
    });
  }

  // what is wrong, arguments, code, what is said
  const refused: [title: string, args: string[], code: string, message: RegExp][] = [
    [
      'a configuration that is not there',
      ['nowhere.json'],
      'file.unreadable',
      /nowhere\.json" cannot be read: .*Check/,
    ],
    ['a configuration that is a folder', ['.'], 'file.unreadable', /cannot be read/],
    ['a data folder without a configuration', ['--data-dir', 'nowhere'], 'file.unreadable', /config\.json" cannot be/],
    ['neither of them', [], 'run.bad-arguments', /^Give either a configuration/],
    ['both of them', ['a.json', '--data-dir', 'b'], 'run.bad-arguments', /^Give either a configuration/],
    ['secrets that are not there', ['CONFIG', '--secrets', 'nowhere'], 'secret.bad-file', /^The secrets in "nowhere"/],
    ['a number that is none', ['CONFIG', '--max-pages', 'x'], 'run.bad-arguments', /whole number/],
    ['options that exclude each other', ['CONFIG', '--record', 'a', '--replay', 'b'], 'run.bad-arguments', /--replay/],
    ['an option that does not exist', ['CONFIG', '--nope'], 'run.bad-arguments', /--nope/],
  ];
  for (const [title, args, code, message] of refused) {
    it(`says it in an event with --events json: ${title}`, async () => {
      const file = path.join(folder(), 'there.extractor.json');
      writeFileSync(file, JSON.stringify({ api: { baseUrl: 'http://127.0.0.1:9/' }, config: { jobs: [] } }));
      const given = args.map((arg) => (arg === 'CONFIG' ? file : arg));
      const result = await runCli(['run', ...given, '--events', 'json']);
      assert.equal(result.code, 1);
      const [event] = result.events;
      assert.ok(event?.kind === 'error', result.stdout + result.stderr);
      assert.deepEqual([event.code, result.events.length], [code, 1]);
      assert.match(event.message, message);
      matchesSchema(event, 'event.schema.json');
    });
  }
});

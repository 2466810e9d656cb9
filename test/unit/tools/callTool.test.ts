import assert from 'node:assert/strict';
import { cpSync, mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { ToolHost } from '../../../tools/call/toolHost.ts';
import { callTool } from '../../../tools/set/callTool.ts';
import { tools } from '../../../tools/set/tools.ts';
import { sendJson, startApi, type TestApi } from '../../support/startApi.ts';
import { temporaryFolder } from '../../support/temporaryFolder.ts';
import { codeOf, outputOf, testHost } from './testHost.ts';

const config = (baseUrl: string, job: object = {}) =>
  JSON.stringify({
    api: { baseUrl, pagination: { method: 'offset', limit: 2 } },
    config: { '#token': '', jobs: [{ endpoint: 'users', dataField: 'items', dataType: 'users', ...job }] },
  });

/** Seven users, two on a page. */
function users(url = ''): object {
  const offset = Number(new URL(url, 'http://x').searchParams.get('offset') ?? 0);
  const items = [1, 2, 3, 4, 5, 6, 7].slice(offset, offset + 2).map((id) => ({ id, name: `user ${id}` }));
  return { items, total: 7 };
}

describe('The tools for assistants', () => {
  const folder = temporaryFolder();
  let host: ToolHost;
  let api: TestApi;
  const file = (name: string) => path.join(folder(), 'files', name);

  beforeEach(async () => {
    host = testHost(folder());
    api = await startApi((request, response) => sendJson(response, users(request.url)));
    writeFileSync(file('users.extractor.json'), config(`${api.url}/`));
  });
  afterEach(() => api.close());

  const text = config('https://api.example.com/');
  const useful: Record<string, [input: object, expected: RegExp][]> = {
    describe_format: [
      [{ key: 'api.pagination.limitParam' }, /"part":"OffsetPagination".*Name of the parameter for the page size/],
      [{ method: 'response.url' }, /"part":"ResponseUrlPagination".*"key":"urlKey"/],
      [{}, /"part":"Api".*"key":"baseUrl"/],
    ],
    import_curl: [
      [{ command: "curl 'https://api.example.com/v1/users?page=1'" }, /api\.example\.com.*pagenum/],
      [{ command: "curl 'https://api.example.com/orders'", text }, /"edits":\[.*orders/],
    ],
    check: [
      [{ text: text.replace('"limit"', '"limmit"') }, /"severity":"warning".*limmit.*"title":"Change to .*"newText"/],
      [{ text: '{' }, /json\.syntax/],
      [{ text: text.replace(',"limit":2', ''), profile: 'platform' }, /"severity":"error".*page-size-unset/],
      [{ text: text.replace(',"limit":2', '') }, /"severity":"information".*page-size-unset/],
    ],
    explain: [
      [{ code: 'pagination.page-size-unset' }, /"page":"diagnostics.md".*add `limit`/],
      [{ code: 'http.redirects' }, /usually a loop/],
      [{ code: 'total-matches' }, /"page":"verdict.md"/],
    ],
    plan: [
      [{ text }, /users\?limit=2&offset=0.*offset=2.*"ends":\["a page has fewer.*"processors":\[\]/],
      [
        {
          text: JSON.stringify({
            parameters: JSON.parse(text),
            processors: { after: [{ definition: { component: 'acme.p' } }] },
          }),
        },
        /"processors":\[\{"component":"acme\.p","position":"after","message":"[^}]*is not applied here/,
      ],
    ],
    evaluate_function: [
      [
        {
          text: text.replace('"jobs"', '"when":{"function":"concat","args":["a","b"]},"jobs"'),
          pointer: '/config/when',
        },
        /"value":"\\"?ab/,
      ],
      ...['/parameters/config/when', '/config/when'].map((pointer): [object, RegExp] => [
        {
          text: `{"parameters":${text.replace('"jobs"', '"when":{"function":"concat","args":["a","b"]},"jobs"')}}`,
          pointer,
        },
        /"value":"\\"?ab/,
      ]),
    ],
    find_pagination: [
      [
        { path: 'users.extractor.json', job: 'users' },
        /"result":"found","method":"offset".*7 records, none twice.*"requests":\d+,"maxRequests":12,.*"edits":\[/,
      ],
      [
        {
          text: text.replace('"offset","limit":2', '"pagenum"'),
          responses: [
            { job: 'users', url: 'https://x/users', body: { items: [{ id: 1 }], next: 'https://x/users?p=2' } },
          ],
        },
        /"result":"unknown".*"title":"response\.url by \\"next\\"","proven":false,"confidence":"high".*"newText"/,
      ],
    ],
    run_trial: [
      [{ path: 'users.extractor.json', job: 'users', maxPages: 5 }, /"status":"complete".*total-matches.*user 7/],
    ],
  };

  for (const [name, cases] of Object.entries(useful)) {
    for (const [input, expected] of cases) {
      it(`${name} ${JSON.stringify(input).slice(0, 60)}`, async () => {
        const output = await outputOf(name, input, { ...host, consent: 'always' });
        assert.match(JSON.stringify(output), expected);
      });
    }
  }

  it('know after a trial what the API responds with', async () => {
    const given = { path: 'users.extractor.json' };
    await outputOf('run_trial', { ...given, job: 'users' }, { ...host, consent: 'always' });
    assert.match(
      JSON.stringify(await outputOf('read_shapes', given, host)),
      /"path":"items\[\]\.name","types":\["string"\]/,
    );
    assert.match(JSON.stringify(await outputOf('preview_tables', given, host)), /"source":"run".*"user 2"/);
    assert.match(JSON.stringify(await outputOf('read_verdict', given, host)), /"status":"incomplete".*max-pages/);
    assert.match(
      JSON.stringify(await outputOf('find_pagination', { ...given, send: false }, host)),
      /"title":"offset by [^}]*as the configuration has it/,
    );
    assert.equal(api.requests.length, 3);
  });

  it('take the paging of an OpenAPI document for evidence', async () => {
    cpSync(path.join(import.meta.dirname, '../../../samples/sample-api.openapi.yaml'), file('api.yaml'));
    const imported = await outputOf('import_openapi', { document: 'api.yaml', select: ['GET /stations'] }, host);
    assert.match(JSON.stringify(imported), /"endpoint":"GET \/stations","job":"stations","dataField":"items"/);
    const suggested = await outputOf(
      'find_pagination',
      { path: 'users.extractor.json', description: 'api.yaml', send: false },
      host,
    );
    assert.match(
      JSON.stringify(suggested['described']),
      /"endpoint":"GET \/stations","paging":"offset by .*"evidence":\[/,
    );
  });

  it('outputs are what their schemas say', async () => {
    for (const [name, cases] of Object.entries(useful)) {
      const tool = tools.find((each) => each.name === name);
      const output = await outputOf(name, cases[0]?.[0], { ...host, consent: 'always' });
      assert.equal(tool?.output.loose().safeParse(output).error, undefined, name);
    }
  });

  describe('refuse', () => {
    const refused: [what: string, name: string, input: unknown, code: string][] = [
      ['a tool that does not exist', 'delete_everything', {}, 'tool.unknown'],
      ['a text in place of an object', 'check', 'users.extractor.json', 'tool.bad-input'],
      ['a list', 'plan', [], 'tool.bad-input'],
      ['nothing', 'plan', undefined, 'tool.bad-input'],
      ['another type', 'check', { path: 5 }, 'tool.bad-input'],
      ['an unknown key', 'check', { text: '{}', execute: 'rm' }, 'tool.bad-input'],
      ['an unknown profile', 'check', { text: '{}', profile: 'kbc' }, 'tool.bad-input'],
      ['a configuration that is given twice', 'check', { text: '{}', path: 'users.extractor.json' }, 'tool.bad-input'],
      ['a text without end', 'check', { text: ' '.repeat(600_000) }, 'tool.bad-input'],
      ['an input without end', 'explain', { code: ' '.repeat(3_000_000) }, 'tool.bad-input'],
      ['a null character', 'check', { path: 'a\0b' }, 'tool.bad-input'],
      ['a path that climbs', 'check', { path: '../../../../etc/passwd' }, 'tool.outside'],
      ['an absolute path', 'plan', { path: '/etc/passwd' }, 'tool.outside'],
      ['a link that leads out', 'check', { path: 'link.extractor.json' }, 'tool.outside'],
      ['a folder that is a link', 'plan', { path: 'linked/secret.json' }, 'tool.outside'],
      ['a document elsewhere', 'import_openapi', { document: '/etc/hostname' }, 'tool.outside'],
      ['an address for a document', 'import_openapi', { document: 'https://example.com/a.yaml' }, 'file.unreadable'],
      ['a report in a bucket', 'read_verdict', { report: 's3://bucket/report.json' }, 'file.unreadable'],
      [
        'a recording with a link',
        'preview_tables',
        { path: 'users.extractor.json', recording: 'tape' },
        'tool.outside',
      ],
      ['a missing file', 'check', { path: 'missing.json' }, 'file.unreadable'],
      ['a folder for a file', 'check', { path: '.' }, 'file.unreadable'],
      ['an unknown job', 'run_trial', { path: 'users.extractor.json', job: 'orders' }, 'run.unknown-job'],
      ['an unknown job', 'find_pagination', { path: 'users.extractor.json', job: 'orders' }, 'run.unknown-job'],
      ['too many requests', 'find_pagination', { path: 'users.extractor.json', maxRequests: 51 }, 'tool.bad-input'],
      ['too many pages', 'run_trial', { path: 'users.extractor.json', job: 'users', maxPages: 1e9 }, 'tool.bad-input'],
      ['a configuration that cannot run', 'run_trial', { text: '{"api":1}', job: 'users' }, 'config.missing-key'],
      ['no function', 'evaluate_function', { text: config('https://x/'), pointer: '/api/baseUrl' }, 'tool.no-function'],
      ['a command of another program', 'import_curl', { command: 'rm -rf /' }, 'tool.bad-curl'],
      ['a code that is none', 'explain', { code: '__proto__' }, 'tool.unknown-code'],
      ['a key that is none', 'describe_format', { key: 'constructor' }, 'tool.unknown-key'],
      ['a method that is none', 'describe_format', { method: 'offsets' }, 'pagination.unknown-method'],
    ];
    for (const [what, name, input, code] of refused) {
      it(`${what}: ${name}`, async () => {
        writeFileSync(path.join(folder(), 'secret.json'), '{}');
        mkdirSync(file('tape'));
        symlinkSync(path.join(folder(), 'secret.json'), file('link.extractor.json'));
        symlinkSync(path.join(folder(), 'secret.json'), file('tape/recording.json'));
        symlinkSync(folder(), file('linked'));
        assert.equal(codeOf(await callTool(name, input, { ...host, consent: 'always' })), code);
        assert.deepEqual(api.requests, []);
      });
    }
  });

  describe('a trial', () => {
    const trial = { path: 'users.extractor.json', job: 'users' };

    it('is a question before the user has agreed, and nothing is sent', async () => {
      const result = await callTool('run_trial', trial, host);
      assert.ok('question' in result);
      assert.ok(result.question.includes(api.url), result.question);
      assert.deepEqual(api.requests, []);
    });

    it('is what the user agreed to: another address is another question', async () => {
      const result = await callTool('run_trial', trial, host);
      assert.ok('question' in result);
      const agreed = { ...host, consent: { to: result.about } };
      assert.equal(codeOf(await callTool('run_trial', trial, agreed)), 'done');
      writeFileSync(file('users.extractor.json'), config('http://127.0.0.1:9/'));
      assert.equal(codeOf(await callTool('run_trial', trial, agreed)), 'asked');
    });

    it('names the secrets that it would send, and not their values', async () => {
      const secretsFor = async () => ({ '#token': 'canary-5e1f0d' });
      const result = await callTool('run_trial', trial, { ...host, secretsFor });
      assert.ok('question' in result);
      assert.match(result.question, /the secrets "#token"/);
      assert.doesNotMatch(result.question, /canary/);
    });

    it('names the SSH server that it would go through', async () => {
      const tunnelled = JSON.parse(config('https://api.example.com/'));
      tunnelled.sshProxy = { host: 'jump.example.com', port: 22, user: 'me', '#privateKey': 'x' };
      const result = await callTool('run_trial', { text: JSON.stringify(tunnelled), job: 'users' }, host);
      assert.match('question' in result ? result.question : '', /through the SSH server "jump\.example\.com"/);
    });

    it('cannot be described by its configuration as something else', async () => {
      const endpoint = `users"\n\nNothing is sent.\u202E${'x'.repeat(500)}`;
      const result = await callTool(
        'run_trial',
        { text: config('https://api.example.com/', { endpoint, dataType: endpoint }), job: endpoint },
        host,
      );
      assert.ok('question' in result, JSON.stringify(result));
      assert.match(
        result.question,
        /^Run the job "[^"\n\u202E]{1,90}" of "the given text": at most 50 requests to https:\/\/api\.example\.com,/,
      );
    });

    it('of a text has no secret of the user', async () => {
      const secretsFor = async () => assert.fail('It was asked for.');
      const given = { text: config(`${api.url}/`), job: 'users' };
      const result = await callTool('run_trial', given, { ...host, secretsFor, consent: 'always' });
      assert.equal(codeOf(result), 'done');
    });

    it('asks no other address: neither a redirect nor a next page leads there', async () => {
      const other = await startApi((_request, response) => sendJson(response, { items: [] }));
      const evil = await startApi((request, response) =>
        request.url?.startsWith('/away')
          ? response.writeHead(302, { location: `${other.url}/users` }).end()
          : sendJson(response, { items: [{ id: 1 }], next: `${other.url}/users` }),
      );
      const paged = (endpoint: string) =>
        JSON.stringify({
          api: { baseUrl: `${evil.url}/`, pagination: { method: 'response.url', urlKey: 'next' } },
          config: { jobs: [{ endpoint, dataField: 'items' }] },
        });
      try {
        for (const endpoint of ['away', 'users']) {
          const given = { text: paged(endpoint), job: endpoint };
          const output = await outputOf('run_trial', given, { ...host, consent: 'always' });
          assert.match(JSON.stringify(output), /"code":"url\.other-address"/);
        }
        assert.deepEqual(other.requests, []);
      } finally {
        await Promise.all([other.close(), evil.close()]);
      }
    });
  });

  it('give a model no more than it can read, and say what was cut', async () => {
    const jobs = Array.from({ length: 3000 }, (_, index) => ({ endpoint: `users/${index}` }));
    const many = JSON.stringify({ api: { baseUrl: 'https://api.example.com/' }, config: { jobs } });
    const output = await outputOf('plan', { text: many }, host);
    assert.ok(JSON.stringify(output).length < 90_000);
    assert.match(JSON.stringify(output['cut']), /"jobs\\": the first \d+ of 3000 items/);
  });

  it('survive what nobody would write', async () => {
    const deep = `${'{"a":'.repeat(20_000)}1${'}'.repeat(20_000)}`;
    for (const name of ['check', 'plan', 'read_shapes', 'find_pagination', 'preview_tables'])
      assert.notEqual(codeOf(await callTool(name, { text: deep }, host)), 'asked', name);
  });
});

describe('The list of tools', () => {
  for (const { name, title, description, input, output } of tools) {
    it(`describes ${name}`, () => {
      assert.match(name, /^[a-z]+(_[a-z]+)+$|^[a-z]+$/);
      assert.ok(title.length < 60 && description.length < 500, 'Models read all of it.');
      for (const schema of [input, output]) assert.equal(schema.toJSONSchema().type, 'object');
    });
  }
});

import assert from 'node:assert/strict';
import type { IncomingMessage } from 'node:http';
import { sendJson } from '../../../../support/startApi.ts';
import { temporaryFolder } from '../../../../support/temporaryFolder.ts';
import { type RecordedCase, recordAndReplay } from './recordAndReplay.ts';

const paged = { method: 'offset', limit: 2 };
const search = (request: IncomingMessage) => new URL(request.url ?? '', 'http://x').searchParams;
const pathOf = (request: IncomingMessage) => new URL(request.url ?? '', 'http://x').pathname;
const pageOf = (request: IncomingMessage, count: number) => {
  const offset = Number(search(request).get('offset') ?? 0);
  return Array.from({ length: Math.max(0, Math.min(2, count - offset)) }, (_, index) => offset + index + 1);
};
const config = (url: string, api: object, rest: object, beside: object = {}) => ({
  parameters: { api: { baseUrl: url, ...api }, config: { outputBucket: 'b', ...rest }, ...beside },
});

let logins = 0;
let attempts = 0;

const cases: Record<string, RecordedCase> = {
  'automatic tables with numbers, nested records and lists': {
    config: (url) => config(url, { pagination: paged }, { jobs: [{ endpoint: 'users' }] }),
    answer: (request, response) =>
      response.end(
        `[${pageOf(request, 5).map((id) => `{"id":${id},"price":1${id}.0,"big":1234567890123456789${id},"a":{"b\\u00e9\\/":[{"x":"\\ud83d\\ude00"},{"x":[]}]}}`)}]`,
      ),
  },
  'mapped tables': {
    config: (url) =>
      config(
        url,
        { pagination: paged },
        {
          jobs: [{ endpoint: 'users' }],
          mappings: { users: { id: { mapping: { destination: 'no', primaryKey: true } }, 'a.b': 'name' } },
        },
      ),
    answer: (request, response) =>
      sendJson(
        response,
        pageOf(request, 3).map((id) => ({ id, a: { b: `n"${id}` } })),
      ),
  },
  'children, some of which ask for the same address twice': {
    config: (url) =>
      config(
        url,
        { pagination: paged },
        {
          jobs: [
            {
              endpoint: 'users',
              children: [{ endpoint: 'team/{team}', placeholders: { team: 'team' }, dataField: 'members' }],
            },
          ],
        },
      ),
    answer(request, response) {
      attempts++;
      if (pathOf(request) === '/users')
        sendJson(
          response,
          pageOf(request, 4).map((id) => ({ id, team: id % 2 })),
        );
      else sendJson(response, { members: [{ of: pathOf(request), attempts }] });
    },
  },
  'a login whose token every request carries and the answers repeat': {
    config: (url) =>
      config(
        url,
        {
          authentication: {
            type: 'login',
            loginRequest: {
              endpoint: 'login',
              method: 'POST',
              params: { user: { attr: '#user' }, password: 'hunter22' },
            },
            apiRequest: {
              headers: { 'X-Token': { response: 'token' } },
              query: { sid: { response: 'sid' }, sum: { function: 'md5', args: [{ response: 'token' }] } },
            },
            expires: { response: 'expires_in', relative: true },
          },
          pagination: { method: 'response.url', urlKey: 'next', paramIsQuery: false },
        },
        { '#user': 'ann.secret', jobs: [{ endpoint: 'users', dataField: 'items' }] },
      ),
    answer(request, response, { url, clock }) {
      if (pathOf(request) === '/login') {
        logins++;
        return sendJson(response, {
          token: `tok en/${logins}-abcdef`,
          sid: `sid-${logins}+0123456789`,
          expires_in: 60,
        });
      }
      // Expired after two pages, so that there is a second login.
      void clock.sleep(40_000, new AbortController().signal);
      const sid = search(request).get('sid') ?? '';
      const page = Number(search(request).get('page') ?? 1);
      const next = page < 5 ? `${url}/users?page=${page + 1}&sid=${encodeURIComponent(sid)}` : null;
      sendJson(response, { items: [{ id: page }], next });
    },
  },
  'repeats after errors and broken connections, without their waits': {
    config: (url) =>
      config(url, { pagination: paged, retryConfig: { maxRetries: 5 } }, { jobs: [{ endpoint: 'users' }] }),
    answer(request, response) {
      attempts++;
      if (attempts % 3 === 1) return sendJson(response, { error: attempts }, 503, { 'retry-after': '600' });
      if (attempts % 3 === 2 && attempts > 3) return response.destroy();
      sendJson(
        response,
        pageOf(request, 3).map((id) => ({ id })),
      );
    },
  },
  'iterations with parameters of their own, in parallel': {
    config: (url) =>
      config(
        url,
        { pagination: paged },
        { jobs: [{ endpoint: 'users', params: { region: { attr: 'region' } } }] },
        { iterations: [{ region: 'eu' }, { region: 'us' }, { region: 'asia' }] },
      ),
    answer: (request, response) =>
      sendJson(
        response,
        pageOf(request, 5).map((id) => ({ id, in: search(request).get('region') })),
      ),
    more: { parallel: 4 },
  },
  'parameters that are computed from the time': {
    config: (url) =>
      config(
        url,
        {},
        {
          jobs: [1, 2, 3].map((job) => ({
            endpoint: `job${job}`,
            params: {
              now: { function: 'date', args: ['Y-m-d H:i:s', { function: 'time' }] },
              from: { function: 'date', args: ['c', { time: 'previousStart' }] },
              to: { time: 'currentStart' },
            },
          })),
        },
      ),
    answer(request, response, { clock }) {
      void clock.sleep(1500, new AbortController().signal);
      sendJson(response, [{ url: request.url }]);
    },
  },
  'a query that is signed with a secret and the time': {
    config: (url) =>
      config(
        url,
        {
          authentication: {
            type: 'query',
            query: {
              at: { function: 'time' },
              sig: {
                function: 'sha1',
                args: [{ function: 'concat', args: [{ attr: '#key' }, { request: 'url' }, { function: 'time' }] }],
              },
            },
          },
          pagination: paged,
        },
        { '#key': 'signing-secret', jobs: [{ endpoint: 'users' }] },
      ),
    answer(request, response, { clock }) {
      void clock.sleep(2500, new AbortController().signal);
      sendJson(
        response,
        pageOf(request, 3).map((id) => ({ id })),
      );
    },
  },
  'next addresses and records that repeat a secret of the configuration': {
    config: (url) =>
      config(
        url,
        {
          authentication: { type: 'query', query: { key: { attr: '#key' } } },
          pagination: { method: 'response.url', urlKey: 'next' },
        },
        { '#key': 'käy/+ 1', jobs: [{ endpoint: 'users', dataField: 'items' }] },
      ),
    answer(request, response, { url }) {
      const key = search(request).get('key') ?? '';
      const page = Number(search(request).get('page') ?? 1);
      const next = page < 3 ? { next: `${url}/users?page=${page + 1}&key=${encodeURIComponent(key)}` } : {};
      const escaped = JSON.stringify(key).replaceAll('/', '\\/').replaceAll('ä', '\\u00e4');
      response.end(
        `{"items":[{"page":${page},"key":${escaped},"self":"?key=${encodeURIComponent(key)}"}],"next":${JSON.stringify(next.next ?? null)}}`,
      );
    },
  },
  'OAuth 1.0 and bodies of both kinds': {
    config: (url) => ({
      ...config(
        url,
        { authentication: { type: 'oauth10' }, pagination: { method: 'pagenum', limit: 1 } },
        {
          jobs: [
            { endpoint: 'form', method: 'FORM', params: { q: 'a b&c', list: [1, 2] } },
            { endpoint: 'json', method: 'POST', params: { filter: { from: 1.5, names: ['x"'], none: {} } } },
          ],
        },
      ),
      authorization: {
        oauth_api: {
          credentials: {
            '#data': '{"oauth_token":"user-token","oauth_token_secret":"user-token-secret"}',
            appKey: 'app-key',
            '#appSecret': 'app-secret',
          },
        },
      },
    }),
    answer(request, response) {
      let body = '';
      request.on('data', (data) => {
        body += data;
      });
      request.on('end', () => {
        attempts++;
        sendJson(response, attempts % 3 === 0 ? [] : [{ body, attempts }]);
      });
    },
  },
  'errors that are ignored, with bodies that are no JSON': {
    config: (url) =>
      config(
        url,
        { http: { ignoreErrors: [404] } },
        { jobs: ['a', 'b', 'c'].map((endpoint) => ({ endpoint, dataField: '.' })) },
      ),
    answer(request, response) {
      const bodies: Record<string, string | Buffer> = {
        '/a': ' no\n json ',
        '/b': Buffer.from([0x22, 0xff, 0x22]),
        '/c': '""',
      };
      response.writeHead(404).end(bodies[pathOf(request)]);
    },
  },
  redirects: {
    config: (url) => config(url, {}, { jobs: [{ endpoint: 'old' }] }),
    answer(request, response) {
      if (pathOf(request) === '/old') response.writeHead(302, { location: '/new?a=b' }).end();
      else sendJson(response, [{ url: request.url }]);
    },
  },
};

describe('a run on a recording', () => {
  const folder = temporaryFolder();

  beforeEach(() => {
    logins = 0;
    attempts = 0;
  });

  for (const [title, recorded] of Object.entries(cases)) {
    it(`writes the same tables and the same state without a connection: ${title}`, async () => {
      const { live, replayed, output, replayedOutput } = await recordAndReplay(folder(), recorded);
      assert.deepEqual(
        [live.report.outcome, replayed.report.outcome],
        ['done', 'done'],
        replayed.report.error?.message,
      );
      assert.ok(live.report.tables.some((table) => table.rows > 0));
      assert.deepEqual(replayedOutput, output);
      assert.deepEqual(replayed.report.jobs, live.report.jobs);
      assert.deepEqual(replayed.report.retries, live.report.retries);
    });
  }

  it('ends as the recorded run did where it failed', async () => {
    const failing: RecordedCase = {
      config: (url) => config(url, { retryConfig: { maxRetries: 2 } }, { jobs: [{ endpoint: 'users' }] }),
      answer: (_, response) => void response.destroy(),
    };
    const { live, replayed } = await recordAndReplay(folder(), failing);
    assert.equal(live.report.outcome, 'failed');
    assert.deepEqual(replayed.report.error, live.report.error);
    assert.equal(replayed.report.retries, live.report.retries);
  });

  it('has nothing of a login that is redirected, and goes the same way', async () => {
    const redirected: RecordedCase = {
      config: (url) =>
        config(
          url,
          {
            authentication: {
              type: 'login',
              loginRequest: { endpoint: 'login', method: 'POST', params: { user: 'ann-the-user' } },
              apiRequest: { headers: { 'X-Token': { response: 'token' } } },
            },
          },
          { jobs: [{ endpoint: 'me' }] },
        ),
      answer(request, response) {
        if (pathOf(request) === '/login') response.writeHead(302, { location: '/session?ticket=the-ticket' }).end();
        else if (pathOf(request) === '/session') sendJson(response, { token: search(request).get('ticket') });
        else sendJson(response, [{ id: 1 }]);
      },
    };
    const { requests, recording, output, replayedOutput } = await recordAndReplay(folder(), redirected);
    assert.deepEqual(requests, ['POST /login', 'GET /session?ticket=the-ticket', 'GET /me']);
    assert.doesNotMatch(Object.values(recording).join(), /the-(ticket|user)/);
    assert.deepEqual(replayedOutput, output);
  });

  it('gives the values of a token that a login brought as masked, for they are in no recording', async () => {
    const echoing: RecordedCase = {
      config: (url) =>
        config(
          url,
          {
            authentication: {
              type: 'login',
              loginRequest: { endpoint: 'login' },
              apiRequest: { headers: { 'X-Token': { response: 'token' } } },
            },
          },
          { jobs: [{ endpoint: 'me' }] },
        ),
      answer: (request, response) =>
        sendJson(response, pathOf(request) === '/login' ? { token: 'long-token' } : [{ id: 1, is: 'long-token' }]),
    };
    const { output, replayedOutput } = await recordAndReplay(folder(), echoing);
    assert.equal(output['tables/b.me.csv'], '"id","is"\n"1","long-token"\n');
    assert.equal(replayedOutput['tables/b.me.csv'], '"id","is"\n"1","__MASKED__"\n');
  });

  it('may convert what was recorded in another way', async () => {
    const recorded = cases['mapped tables'];
    assert.ok(recorded);
    const { replayedOutput } = await recordAndReplay(folder(), recorded, (whole) =>
      JSON.parse(JSON.stringify(whole).replace('"a.b":"name"', '"a.b":"other"')),
    );
    assert.equal(replayedOutput['tables/b.users.csv']?.split('\n')[0], '"no","other"');
  });

  it('takes the start of the run before from the recorded run', async () => {
    const recorded = cases['parameters that are computed from the time'];
    assert.ok(recorded);
    const { replayed, output, replayedOutput } = await recordAndReplay(folder(), recorded);
    assert.equal(replayed.report.startedAt, '2026-01-31T08:00:00.000Z');
    assert.equal(replayedOutput['state.json'], output['state.json']);
    assert.match(output['tables/b.job1.csv'] ?? '', /2026-01-31\+08%3A00%3A00|2026-01-31%2008%3A00%3A00/);
    assert.match(output['tables/b.job3.csv'] ?? '', /08%3A00%3A03/);
  });
});

import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { sendJson } from '../../../../support/startApi.ts';
import { temporaryFolder } from '../../../../support/temporaryFolder.ts';
import { type RecordedCase, recordAndReplay } from './recordAndReplay.ts';

/** Every form in which a planted secret may not appear; also `+` for a space and lower-case codes. */
function formsOf(secret: string): string[] {
  const encoded = encodeURIComponent(secret);
  const json = JSON.stringify(secret).slice(1, -1);
  const base64 = Buffer.from(secret).toString('base64');
  return [
    secret,
    encoded,
    encoded.replaceAll('%20', '+'),
    encoded.replace(/%../g, (code) => code.toLowerCase()),
    json,
    json.replaceAll('/', '\\/'),
    base64,
  ];
}

const planted = {
  key: 'key s/cret+1',
  password: 'pässword"one',
  token: 'login token/==1',
  refresh: 'refresh-token-0123456789',
  signing: 'signing-key-42',
  appSecret: 'app-secret-7',
  userToken: 'user-oauth-token',
  userSecret: 'user-oauth-secret',
  header: 'header-secret-3',
  nested: 'nested-secret-4',
};

/** Repeats everything it was sent: address, headers and body, as JSON, within texts, and escaped. */
const echo: RecordedCase['answer'] = (request, response) => {
  let body = '';
  request.on('data', (data) => {
    body += data;
  });
  request.on('end', () => {
    if (request.url?.startsWith('/login')) {
      const { token, refresh } = planted;
      return sendJson(response, { access: { token }, refresh_token: refresh, expires_in: 3600, echo: body });
    }
    const url = request.url ?? '';
    const said = { url, plain: decodeURIComponent(url), headers: request.headers, body, quoted: JSON.stringify(body) };
    const headers = {
      link: `<http://x.test${url}>; rel="next"`,
      'x-total-count': '1',
      'x-echo': 'header',
      'set-cookie': `session=${planted.refresh}`,
    };
    sendJson(response, [said], 200, headers);
  });
};

const jobs = [
  { endpoint: 'list', params: { k: { attr: '#key' }, nested: { deep: [{ attr: '#nested' }] } } },
  {
    endpoint: 'post',
    method: 'POST',
    params: { k: { attr: '#key' }, text: { function: 'concat', args: ['<', { attr: '#key' }, '>'] } },
  },
  { endpoint: 'form', method: 'FORM', params: { k: { attr: '#key' }, '#marked': 'marked-in-job' } },
];
const http = { headers: { 'X-Api-Key': { attr: '#header' } } };
const config = { outputBucket: 'b', '#key': planted.key, '#header': planted.header, '#nested': planted.nested, jobs };
const given =
  (authentication: object, more: object = {}, beside: object = {}) =>
  (url: string) => ({
    parameters: { api: { baseUrl: url, http, authentication }, config: { ...config, ...more } },
    ...beside,
  });
const oauth = {
  authorization: {
    oauth_api: {
      credentials: {
        '#data': JSON.stringify({
          oauth_token: planted.userToken,
          oauth_token_secret: planted.userSecret,
          access_token: planted.userToken,
        }),
        appKey: 'app-key',
        '#appSecret': planted.appSecret,
      },
    },
  },
};

const configs: Record<string, RecordedCase['config']> = {
  'basic authentication': given({ type: 'basic' }, { username: 'ann', '#password': planted.password }),
  'a login': given({
    type: 'login',
    loginRequest: { endpoint: 'login', method: 'POST', params: { user: 'ann', pass: { attr: '#key' } } },
    apiRequest: {
      headers: { Authorization: { function: 'concat', args: ['Bearer ', { response: 'access.token' }] } },
      query: { t: { response: 'access.token' } },
    },
    expires: { response: 'expires_in', relative: true },
  }),
  'a signed query': given(
    {
      type: 'query',
      query: {
        sig: { function: 'md5', args: [{ function: 'concat', args: [{ attr: '#signing' }, { request: 'url' }] }] },
        raw: { attr: '#signing' },
      },
    },
    { '#signing': planted.signing },
  ),
  'an OAuth 1.0 header': given({ type: 'oauth10' }, {}, oauth),
  'an OAuth 2.0 header': given(
    {
      type: 'oauth20',
      format: 'json',
      headers: { Authorization: { function: 'concat', args: ['Bearer ', { authorization: 'data.access_token' }] } },
      query: { access: { authorization: 'data.access_token' } },
    },
    {},
    oauth,
  ),
};

describe('the files of a recording', () => {
  const folder = temporaryFolder();

  for (const [title, recorded] of Object.entries(configs)) {
    it(`have no secret of a run with ${title}, although the API repeats all that it is sent`, async () => {
      const { live, replayed, recording, output, replayedOutput } = await recordAndReplay(folder(), {
        config: recorded,
        answer: echo,
      });
      assert.equal(live.report.outcome, 'done', live.report.error?.message);
      const secrets = [...Object.values(planted), 'marked-in-job', live.report.outcome === 'done' ? 'ann:' : ''];
      for (const [file, text] of Object.entries(recording)) {
        for (const form of secrets.flatMap(formsOf)) assert.ok(!text.includes(form), `${file} has ${form}`);
      }
      assert.equal(replayed.report.outcome, 'done', replayed.report.error?.message);
      assert.deepEqual(Object.keys(replayedOutput), Object.keys(output));
    });
  }

  it('can be read: what was asked, what came, and when', async () => {
    const { recording } = await recordAndReplay(folder(), {
      config: (url) => ({
        api: { baseUrl: url },
        config: {
          '#key': planted.key,
          outputBucket: 'b',
          jobs: [{ endpoint: 'list', params: { k: { attr: '#key' }, page: 1 } }],
        },
      }),
      answer: (_, response) => sendJson(response, [{ id: 1, k: planted.key }], 200, { 'x-total-count': '1' }),
    });
    assert.deepEqual(Object.keys(recording), ['answers/0001.json', 'exchanges.jsonl', 'recording.json']);
    assert.equal(recording['answers/0001.json'], '[\n  {\n    "id": 1,\n    "k": "__MASKED.key__"\n  }\n]\n');
    const { url, ...exchange } = JSON.parse(recording['exchanges.jsonl'] ?? '');
    assert.match(url, /^http:\/\/127\.0\.0\.1:\d+\/list\?k=__MASKED__&page=1$/);
    assert.deepEqual(exchange, {
      request: 1,
      job: 'list',
      method: 'GET',
      status: 200,
      headers: { 'content-type': 'application/json', 'x-total-count': '1' },
      answer: 'answers/0001.json',
      at: 0,
      ms: 0,
    });
    assert.deepEqual(JSON.parse(recording['recording.json'] ?? ''), {
      version: 1,
      config: 'test.extractor.json',
      outcome: 'done',
      startedAt: '2026-01-31T08:00:00.000Z',
      previousStart: 0,
      exchanges: 1,
      digest: createHash('sha256')
        .update(recording['exchanges.jsonl'] ?? '')
        .digest('hex'),
    });
  });
});

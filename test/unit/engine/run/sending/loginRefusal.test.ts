import assert from 'node:assert/strict';
import { fakeClock } from '../../../../support/fakeClock.ts';
import { runToEnd } from '../../../../support/runToEnd.ts';
import { sendJson, startApi } from '../../../../support/startApi.ts';
import { temporaryFolder } from '../../../../support/temporaryFolder.ts';

const authentication = {
  type: 'login',
  loginRequest: { endpoint: 'token', method: 'POST', params: { password: { attr: '#password' } } },
  apiRequest: { headers: { Authorization: { response: 'token' } } },
};
const codesAt = '/api/retryConfig/http/codes';

/** The password, the status and headers of the login, and what its error says. */
type Row = [
  title: string,
  password: string,
  answer: [status: number, headers?: Record<string, string>],
  cause: string | undefined,
  pointer: string,
  says: RegExp,
];

const rows: Row[] = [
  [
    'with an empty password',
    '',
    [401],
    'empty-secret',
    '/config/#password',
    /HTTP 401\. The secret "#password" is empty/,
  ],
  ['as a bad request, with an empty password', '', [400], 'empty-secret', '/config/#password', /HTTP 400\. The secret/],
  [
    'too often',
    'hunter22',
    [403, { 'Retry-After': '5' }],
    'rate-limit',
    codesAt,
    /The login responded with HTTP 403\. The API asks to wait/,
  ],
  ['with a wrong password', 'hunter22', [401], undefined, '/api/authentication/loginRequest', /Check "loginRequest"/],
  ['as a bad request', 'hunter22', [400], undefined, '/api/authentication/loginRequest', /Check "loginRequest"/],
  ['by a server that fails', 'hunter22', [500], undefined, '/api/authentication/loginRequest', /Check "loginRequest"/],
];

describe('a login that is refused', () => {
  const folder = temporaryFolder();

  for (const [title, password, [status, headers], cause, pointer, says] of rows) {
    it(`${title} says ${cause ?? 'that it was'}, and nothing of the response`, async () => {
      const api = await startApi((_, response) =>
        sendJson(response, { message: 'It is s3cret-text' }, status, headers),
      );
      const config = {
        api: { baseUrl: `${api.url}/`, authentication, retryConfig: { maxRetries: 1 } },
        config: { '#password': password, jobs: [{ endpoint: 'items' }] },
      };
      const { events } = await runToEnd({ config, outDir: folder(), clock: fakeClock() });
      await api.close();
      const failure = events.find((event) => event.kind === 'error');
      assert.deepEqual(
        [failure?.code, failure?.cause, failure?.pointer],
        ['authentication.login-failed', cause, pointer],
      );
      assert.match(failure?.message ?? '', says);
      assert(!failure?.message.includes('s3cret-text'));
    });
  }
});

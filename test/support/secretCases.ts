import { createHash } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { spellingsOf } from './spellingsOf.ts';
import { sendJson } from './startApi.ts';

const password = 'pa55 w0rd!~/ž"x';
const apiKey = 'key-7f3a/9+=';
const loginToken = 'tok/41!c0ffee';
const appSecret = "app-s3cret'&";
const plainKey = 'sk-live-PLAIN9988';
const spacedPassword = 'two  blanks and  two more';
const userSecret = 'user-s3cret\\1';

const attr = (name: string) => ({ attr: name });
const concat = (...args: unknown[]) => ({ function: 'concat', args });
const md5 = (...args: unknown[]) => ({ function: 'md5', args });

/** A configuration and its secrets. */
export interface SecretCase {
  secrets: string[];
  /** The source of the secrets that the configuration does not hold. */
  given?: { file?: Record<string, string>; environment?: Record<string, string> };
  config(baseUrl: string): object;
}

const job = { endpoint: 'things', dataField: 'items', params: { page_size: 2 } };
/** Every way in which a secret gets into a run, by a title. */
export const secretCases: Record<string, SecretCase> = {
  'keys with a # in headers, parameters and the path of an endpoint': {
    secrets: [apiKey, `Token ${apiKey}`],
    config: (baseUrl) => ({
      api: { baseUrl, http: { headers: { 'X-Key': concat('Token ', attr('#key')) } } },
      config: { '#key': apiKey, jobs: [{ ...job, params: { key: attr('#key') } }] },
    }),
  },
  'basic authentication': {
    secrets: [password, Buffer.from(`ada:${password}`).toString('base64')],
    config: (baseUrl) => ({
      api: { baseUrl, authentication: { type: 'basic' } },
      config: { username: 'ada', '#password': password, jobs: [job] },
    }),
  },
  'credentials in the address': {
    secrets: [password, Buffer.from(`ada:${password}`).toString('base64')],
    config: (baseUrl) => ({
      api: { baseUrl: baseUrl.replace('//', `//ada:${encodeURIComponent(password)}@`) },
      config: { jobs: [job] },
    }),
  },
  'the token of a login': {
    secrets: [password, loginToken, `Bearer ${loginToken}`],
    config: (baseUrl) => ({
      api: {
        baseUrl,
        authentication: {
          type: 'login',
          loginRequest: { endpoint: 'login', method: 'POST', params: { user: 'ada', pass: attr('#password') } },
          apiRequest: {
            headers: { 'X-Auth': concat('Bearer ', { response: 'token' }) },
            query: { t: { response: 'token' } },
          },
        },
      },
      config: { '#password': password, jobs: [job] },
    }),
  },
  'a query that is signed': {
    secrets: [apiKey, createHash('md5').update(`${apiKey}things`).digest('hex')],
    config: (baseUrl) => ({
      api: {
        baseUrl,
        authentication: { type: 'query', query: { key: attr('#key'), sign: md5(concat(attr('#key'), 'things')) } },
      },
      config: { '#key': apiKey, jobs: [job] },
    }),
  },
  'encrypted and empty keys from a file': {
    secrets: [apiKey, password, userSecret, `Token ${apiKey}`],
    given: { file: { '#key': apiKey, '#password': password, '#user': userSecret } },
    config: (baseUrl) => ({
      api: { baseUrl, http: { headers: { 'X-Key': concat('Token ', attr('#key')), 'X-User': attr('#user') } } },
      config: {
        '#key': 'KBC::ProjectSecure::eJw',
        '#password': '',
        '#user': '',
        jobs: [{ ...job, params: { p: attr('#password') } }],
      },
    }),
  },
  'an encrypted password from the environment': {
    secrets: [password, Buffer.from(`ada:${password}`).toString('base64')],
    given: { environment: { PAGEWRIGHT_SECRET_PASSWORD: password } },
    config: (baseUrl) => ({
      api: { baseUrl, authentication: { type: 'basic' } },
      config: { username: 'ada', '#password': 'KBC::ProjectSecure::eJw', jobs: [job] },
    }),
  },
  'credentials in plain headers of the API, the configuration and a job': {
    secrets: [plainKey, 'k3y-of-config', 'c00kie-of-job'],
    config: (baseUrl) => ({
      api: { baseUrl, http: { headers: { Authorization: `Bearer ${plainKey}` } } },
      config: {
        http: { headers: { 'X-Api-Key': 'k3y-of-config' } },
        jobs: [{ ...job, headers: { Cookie: 'session=c00kie-of-job; lang=en' } }],
      },
    }),
  },
  'a password with several blanks in a row': {
    secrets: [spacedPassword, spacedPassword.replace(/\s+/g, ' ')],
    config: (baseUrl) => ({
      api: { baseUrl },
      config: { '#password': spacedPassword, jobs: [{ ...job, params: { p: attr('#password') } }] },
    }),
  },
  'an OAuth header': {
    secrets: [appSecret, userSecret],
    config: (baseUrl) => ({
      parameters: { api: { baseUrl, authentication: { type: 'oauth10' } }, config: { jobs: [job] } },
      authorization: {
        oauth_api: {
          credentials: {
            '#data': JSON.stringify({ oauth_token: 'user-1', oauth_token_secret: userSecret }),
            appKey: 'app-1',
            '#appSecret': appSecret,
          },
        },
      },
    }),
  },
};

/** Repeats its request, as careless APIs do in their errors. */
export function answerCarelessly(request: IncomingMessage, response: ServerResponse, isBroken: boolean): void {
  const { pathname, search, searchParams } = new URL(request.url ?? '', 'http://x');
  const { host: _, connection: __, ...headers } = request.headers;
  const params = Object.fromEntries(searchParams);
  const spelled = [...Object.values(params), ...Object.values(headers)].map((value) => spellingsOf(String(value)));
  if (pathname.endsWith('/login')) sendJson(response, { token: loginToken, expires: 3600 });
  else if (isBroken) sendJson(response, { error: 'refused', params, you_sent: headers, query: search, spelled }, 403);
  else sendJson(response, { items: [{ id: 1 }], echo: { query: search, spelled }, next: null });
}

import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import path from 'node:path';
import { TextDocument } from 'vscode-languageserver-textdocument';
import { secretForms } from '../../engine/core/masking/secretForms.ts';
import { runCommands } from '../../server/protocol.ts';
import { readFolder } from '../support/readFolder.ts';
import { runCli } from '../support/runCli.ts';
import { sendJson, startApi, type TestApi } from '../support/startApi.ts';
import { temporaryFolder } from '../support/temporaryFolder.ts';
import { testService } from '../support/testService.ts';

const password = 'pa55 w0rd!~/ž"x';
const apiKey = 'key-7f3a/9+=';
const loginToken = 'tok/41!c0ffee';
const appSecret = "app-s3cret'&";
const userSecret = 'user-s3cret\\1';

const attr = (name: string) => ({ attr: name });
const concat = (...args: unknown[]) => ({ function: 'concat', args });
const md5 = (...args: unknown[]) => ({ function: 'md5', args });

/** What is secret in a configuration, and what a run makes of it. */
interface Case {
  secrets: string[];
  /** Where the secrets come from that the configuration does not hold. */
  given?: { file?: Record<string, string>; environment?: Record<string, string> };
  config(baseUrl: string): object;
}

const job = { endpoint: 'things', dataField: 'items', params: { page_size: 2 } };
const cases: Record<string, Case> = {
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

/** Says back what it was sent, as careless APIs do in their errors. */
function answer(request: IncomingMessage, response: ServerResponse, isBroken: boolean): void {
  const { pathname, search } = new URL(request.url ?? '', 'http://x');
  if (pathname.endsWith('/login')) sendJson(response, { token: loginToken, expires: 3600 });
  else if (isBroken) sendJson(response, { error: 'refused', you_sent: request.headers, query: search }, 403);
  else sendJson(response, { items: [{ id: 1 }], echo: { query: search }, next: null });
}

describe('secrets reach no output', () => {
  const folder = temporaryFolder();
  let api: TestApi;
  let isBroken = false;
  beforeEach(async () => {
    api = await startApi((request, response) => answer(request, response, isBroken));
  });
  afterEach(() => api.close());

  function assertClean(secrets: string[], text: string, where: string): void {
    for (const secret of secrets) {
      for (const form of new Set(secretForms(secret)))
        assert.ok(!text.includes(form), `${where} holds "${form}":\n${text}`);
    }
  }

  const write = (config: object) => {
    const file = path.join(folder(), 'things.extractor.json');
    writeFileSync(file, JSON.stringify(config, undefined, 2));
    return file;
  };

  const inputs = new Set(['things.extractor.json', 'secrets.json']);
  const writeSecrets = (values: Record<string, string>) => {
    const file = path.join(folder(), 'secrets.json');
    writeFileSync(file, JSON.stringify(values));
    return file;
  };

  for (const [title, { secrets, given = {}, config }] of Object.entries(cases)) {
    for (const broken of [false, true]) {
      it(`${title}: ${broken ? 'a run that the API refuses' : 'a run that works'}`, async () => {
        isBroken = broken;
        const debug = JSON.parse(JSON.stringify(config(`${api.url}/v1/`)).replace('"jobs"', '"debug":true,"jobs"'));
        const file = write(debug);
        const at = (name: string) => path.join(folder(), name);
        const outputs = ['--report', at('report.json'), '--record', at('recording'), '--shapes', at('shapes.json')];
        const values = given.file === undefined ? [] : ['--secrets', writeSecrets(given.file)];
        const args = ['run', file, ...values, '--out'];
        const json = await runCli([...args, at('out'), '--events', 'json', ...outputs], given.environment);
        assert.equal(json.code, broken ? 1 : 0, json.stdout + json.stderr);
        assert.ok(json.events.some((event) => event.kind === 'request'));
        const text = await runCli([...args, at('out2'), '--no-shapes'], given.environment);
        assertClean(secrets, json.stdout + json.stderr, 'the events');
        assertClean(secrets, text.stdout + text.stderr, 'the log');
        for (const [name, content] of Object.entries(readFolder(folder()))) {
          if (!inputs.has(name) && !name.includes('/tables/')) assertClean(secrets, content, name);
        }
      });
    }

    it(`${title}: the plan`, async () => {
      const file = write(config(`${api.url}/v1/`));
      const { stdout, stderr } = await runCli(['plan', file]);
      assert.match(stdout, /GET/);
      assertClean(secrets, stdout + stderr, 'the plan');
    });

    it(`${title}: every hover and lens`, async () => {
      const text = JSON.stringify(config(`${api.url}/v1/`), undefined, 2);
      const service = testService();
      const document = TextDocument.create('file:///work/things.extractor.json', 'extractor-config', 1, text);
      const lines = text.split('\n');
      for (const [line, content] of lines.entries()) {
        // The text itself holds the secret; a hover may not repeat it.
        for (let character = 0; character < content.length; character += 3) {
          const hover = await service.findHover(document, { line, character });
          assertClean(secrets, JSON.stringify(hover ?? ''), `the hover at ${line}:${character}`);
        }
      }
      const lenses = service.findCodeLenses(document, runCommands);
      assertClean(secrets, JSON.stringify(lenses), 'the lenses');
    });
  }
});

import assert from 'node:assert/strict';
import { importDescription } from '../../../../../engine/core/descriptions/importing/importDescription.ts';
import { readDescription } from '../../../../../engine/core/descriptions/reading/readDescription.ts';
import type { JsonValue } from '../../../../../engine/core/json/value.ts';

const user = 'eve';
const secret = 'cAn4ry-Zx81';
const rows = { type: 'array', items: { type: 'object', properties: { id: { type: 'integer' } } } };
const list = { responses: { 200: { content: { 'application/json': { schema: rows } } } } };
const openApi = (more: object, users: object = list) => ({
  openapi: '3.1.0',
  servers: [{ url: 'https://api.example.com/v1' }],
  paths: { '/orders': { get: list }, '/users': { get: users } },
  ...more,
});
const server = (url: string, values: Record<string, string> = {}) => ({
  url,
  variables: Object.fromEntries(Object.entries(values).map(([name, value]) => [name, { default: value }])),
});
const login = (tokenUrl: string) =>
  openApi({
    components: {
      securitySchemes: { machine: { type: 'oauth2', flows: { clientCredentials: { tokenUrl, scopes: {} } } } },
    },
    security: [{ machine: [] }],
  });
const swagger = (host: string, basePath = '/v1') => ({
  swagger: '2.0',
  host,
  basePath,
  paths: { '/users': { get: { responses: { 200: { schema: rows } } } } },
});
const postman = (url: unknown, more: object = {}) => ({
  info: { name: 'Shop' },
  item: [{ name: 'a', request: { url, ...more }, response: [{ code: 200, body: '[{"id": 1}]' }] }],
});
const postmanLogin = (url: string) =>
  postman('https://api.example.com/users', {
    auth: {
      type: 'oauth2',
      oauth2: [
        { key: 'grant_type', value: 'client_credentials' },
        { key: 'accessTokenUrl', value: url },
      ],
    },
  });

function imported(document: object) {
  const description = readDescription(document as JsonValue, () => ({ reason: 'it is another file' }));
  assert.ok(description);
  return importDescription(description, { select: ['GET *'] });
}

describe('An address of a document is written without', () => {
  const bad = `https://${user}:${secret}@api.example.com/v2?key=${secret}#${secret}`;
  const cases: { [where: string]: object } = {
    'user information, query and fragment of a server': openApi({ servers: [server(bad)] }),
    'those of a server of an operation': openApi({}, { ...list, servers: [server(bad)] }),
    'those of a server of a path': openApi({
      paths: { '/orders': { get: list }, '/users': { get: list, servers: [server(bad)] } },
    }),
    'those of a server of all operations': openApi({ paths: { '/users': { get: list, servers: [server(bad)] } } }),
    'those of the address of a log in': login(bad),
    'those of a host of Swagger': swagger(`${user}:${secret}@api.example.com`, `/v1?key=${secret}#${secret}`),
    'those of the path of Swagger': swagger('', `//${user}:${secret}@api.example.com/v1?key=${secret}`),
    'those of a request of Postman': postman(bad),
    'those of a request of Postman without a scheme': postman(`${user}:${secret}@api.example.com/v2`),
    'those of a request of Postman after a variable': postman(`{{scheme}}://${user}:${secret}@api.example.com/v2`),
    'those of a log in of Postman': postmanLogin(bad),
    'a password with an @ in it': openApi({ servers: [server(`https://${user}:p@${secret}@api.example.com/`)] }),
    'a password with an @ in it, of Postman': postman(`https://${user}:p@${secret}@api.example.com/users`),
    'user information after one slash': openApi({ servers: [server(`https:/${user}:${secret}@api.example.com/`)] }),
    'user information after no slash': openApi({ servers: [server(`http:${user}:${secret}@api.example.com/`)] }),
    'user information after backslashes': openApi({
      servers: [server(`https:\\\\${user}:${secret}@api.example.com/`)],
    }),
    'user information without a scheme': openApi({ servers: [server(`//${user}:${secret}@api.example.com/`)] }),
    'user information without slashes': openApi({ servers: [server(`${user}:${secret}@api.example.com/`)] }),
    'user information with variables': openApi({
      servers: [server('https://{name}:{word}@api.example.com/', { name: user, word: secret })],
    }),
    'user information in the value of a variable': openApi({
      servers: [server('{base}/v1', { base: `https://${user}:${secret}@api.example.com` })],
    }),
    'user information in the value of a variable of the host': openApi({
      servers: [server('https://{host}/v1', { host: `${user}:${secret}@api.example.com` })],
    }),
    'user information in the values of two variables': openApi({
      servers: [server('https://{a}{b}/v1', { a: `${user}:${secret}`, b: '@api.example.com' })],
    }),
    'a query in the value of a variable': openApi({
      servers: [server('https://api.example.com/{version}', { version: `v1?key=${secret}` })],
    }),
    'a secret in the value of a variable that is called so': openApi({
      servers: [server('https://api.example.com/{token}/', { token: secret })],
    }),
    'a fragment of another host': openApi({}, { ...list, servers: [server(`https://b.example.com/v1#${secret}`)] }),
  };
  for (const [where, document] of Object.entries(cases)) {
    it(where, () => {
      const { text, report } = imported(document);
      assert.ok(!text.includes(secret) && !text.includes(`${user}:`), text);
      assert.ok(!JSON.stringify(report).includes(secret), JSON.stringify(report.leftOut));
      assert.ok(report.endpoints.length > 0);
    });
  }

  it('and the report says what it lost', () => {
    for (const document of [openApi({ servers: [server(bad)] }), login(bad), postmanLogin(bad)]) {
      const reasons = imported(document).report.leftOut.map(({ reason }) => reason);
      assert.match(reasons.join('\n'), /user information, the query and the fragment of this address are left out/);
    }
  });
});

describe('An address of a document stays as it is', () => {
  const cases: [address: string, baseUrl?: string][] = [
    ['https://api.example.com/v1/'],
    ['http://localhost:8080/api/'],
    ['https://[::1]:8080/v1/'],
    ['HTTPS://API.example.com/v1/'],
    ['https://api.example.com/@eve/v1/'],
    ['https://api.example.com/me@example.com/'],
    ['https://api.example.com/a:b/'],
    ['https://api.example.com/~eve/(x)/%7E/'],
    ['https://api.example.com//double/'],
    ['/v1', 'https://api.example.com/v1/'],
    ['@eve/v1', 'https://api.example.com/@eve/v1/'],
    ['//api.example.com/v1', 'https://api.example.com/v1/'],
  ];
  for (const [address, baseUrl = address] of cases) {
    it(address, () => {
      const { text } = imported(openApi({ servers: [{ url: address }] }));
      assert.equal(JSON.parse(text).parameters.api.baseUrl, baseUrl);
    });
  }

  it('but that of a log in, where the format takes it for none', () => {
    for (const document of [login('0'), login('0#token'), login(''), postmanLogin('0')]) {
      const { api } = JSON.parse(imported(document).text).parameters;
      assert.notEqual(api.authentication?.type, 'login');
    }
  });

  it('as that of a log in', () => {
    for (const address of ['https://id.example.com/oauth/token', '/oauth/token', 'oauth/token']) {
      const { api } = JSON.parse(imported(login(address)).text).parameters;
      assert.equal(api.authentication.loginRequest.endpoint, address);
    }
  });

  it('with the values of its variables', () => {
    const values = { region: 'eu', port: '8443', base: 'v2' };
    const { text } = imported(openApi({ servers: [server('https://{region}.example.com:{port}/{base}/', values)] }));
    const { region, port, base } = JSON.parse(text).parameters.config;
    assert.deepEqual({ region, port, base }, values);
  });
});

describe('An address that no request could use is left out:', () => {
  const addresses = [
    '////',
    '//',
    'ftp://api.example.com/',
    'javascript:alert(1)',
    'file:///etc/passwd',
    'ws://api.example.com/',
    'https://',
    'https:///',
    'https://api.example.com:99999/',
    'https://api.example.com:port/',
    'https://[::1/',
    'https://api example.com/',
    'https://api.example.com\r\nX: y/',
    'https://api.example.com/\u0000',
    'https://api..example.com/',
    'https://%/',
    'https://api.example.com/{',
    // One variable has one value.
    'https://{shop}:{shop}/',
    `https://api.example.com/${'x'.repeat(20_000)}`,
  ];
  for (const address of addresses) {
    it(JSON.stringify(address).slice(0, 60), () => {
      const ofDocument = imported(openApi({ servers: [{ url: address }] }));
      assert.equal(JSON.parse(ofDocument.text).parameters.api.baseUrl, 'https://api.example.com/');
      assert.match(JSON.stringify(ofDocument.report.leftOut), /No request could use this address/);

      const ofOperation = imported(openApi({}, { ...list, servers: [{ url: address }] }));
      assert.deepEqual(
        ofOperation.report.endpoints.map(({ path }) => path),
        ['/orders'],
      );
      assert.match(JSON.stringify(ofOperation.report.leftOut), /No request could use its base address/);

      const ofLogin = imported(login(address));
      assert.match(JSON.stringify(ofLogin.report.leftOut), /Get a token/);
      assert.equal(JSON.parse(ofLogin.text).parameters.api.authentication, undefined);
    });
  }

  it('another server of the document takes its place', () => {
    const servers = [{ url: 'ftp://api.example.com/' }, { url: 'https://b.example.com/' }];
    assert.equal(JSON.parse(imported(openApi({ servers })).text).parameters.api.baseUrl, 'https://b.example.com/');
  });
});

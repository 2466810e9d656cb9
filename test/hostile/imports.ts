import { har } from '../support/har.ts';
import type { ImportAttack, ImportGap } from './attack.ts';
import { canary } from './importAttack.ts';

const api = 'https://api.example.com';
const bad = `https://eve:${canary}@api.example.com/v1?key=${canary}#${canary}`;
const jwt = `eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIxIn0.${canary}`;
const bot = `123456789:${canary}`;
const rows = { type: 'array', items: { type: 'object', properties: { id: { type: 'integer' } } } };
const list = (more: object = {}, schema: object = rows) => ({
  responses: { 200: { content: { 'application/json': { schema } } } },
  ...more,
});
const openApi = (users: object, more: object = {}) => ({
  openapi: '3.1.0',
  servers: [{ url: `${api}/v1` }],
  paths: { '/users': { get: users } },
  ...more,
});
const servers = (url: string, variables?: object) =>
  openApi(list(), { servers: [{ url, ...(variables && { variables }) }] });
const path = (written: string) => openApi(list(), { paths: { [written]: { get: list() } } });
const login = (tokenUrl: string) => ({
  security: [{ a: [] }],
  components: { securitySchemes: { a: { type: 'oauth2', flows: { clientCredentials: { tokenUrl, scopes: {} } } } } },
});
const header = (name: string) =>
  openApi(list({ parameters: [{ name, in: 'header', required: true, schema: { default: 'a' } }] }));
const postman = (url: string, more: object = {}) => ({
  info: { name: 'a' },
  item: [{ name: 'a', request: { url, ...more }, response: [{ code: 200, body: '[{"id": 1}]' }] }],
});
const recorded = (url: string, headers: Record<string, string> = {}) =>
  har({ url: api + url, headers, body: [{ id: 1 }] });
const nodes = (count: number) => ({
  components: {
    schemas: {
      Node: {
        type: 'object',
        properties: Object.fromEntries(
          Array.from({ length: count }, (_, number) => [`k${number}`, { $ref: '#/components/schemas/Node' }]),
        ),
      },
    },
  },
});

function row(name: string, document: object, jobs: readonly string[], ...leftOut: ImportGap[]): ImportAttack {
  return { name, given: { document }, gives: { jobs, leftOut } };
}

/** Documents of an API, and recordings, that somebody imports. */
export const imports: readonly ImportAttack[] = [
  row('a secret in a server', servers(bad), ['/users'], 'part of an address'),
  row(
    'a secret in a server of an operation',
    openApi(list({ servers: [{ url: bad }] })),
    ['/users'],
    'part of an address',
  ),
  row(
    'a secret in a server of a path',
    openApi(list(), { paths: { '/users': { get: list(), servers: [{ url: bad }] } } }),
    ['/users'],
    'part of an address',
  ),
  row(
    'a secret in another server than most',
    openApi(list(), { paths: { '/users': { get: list() }, '/orders': { get: list({ servers: [{ url: bad }] }) } } }),
    ['/users', '/orders'],
    'part of an address',
  ),
  row('a secret in the address of a log in', openApi(list(), login(bad)), ['/users'], 'part of an address'),
  row('a secret in a variable of a server', servers('{a}/v1', { a: { default: bad } }), ['/users']),
  row(
    'a secret in a host of Swagger',
    {
      swagger: '2.0',
      host: `eve:${canary}@b.example.com`,
      paths: { '/users': { get: { responses: { 200: { schema: rows } } } } },
    },
    ['/users'],
    'part of an address',
  ),
  row('a secret in an address of Postman', postman(bad), ['/v1']),
  row('a secret with an @ in an address of Postman', postman(`https://eve:a@${canary}@b.example.com/users`), [
    '/users',
  ]),
  row(
    'a secret in the address of a log in of Postman',
    postman(`${api}/users`, {
      auth: {
        type: 'oauth2',
        oauth2: [
          { key: 'grant_type', value: 'client_credentials' },
          { key: 'accessTokenUrl', value: bad },
        ],
      },
    }),
    ['/users'],
    'part of an address',
  ),
  ...['////', 'ftp://a/', 'javascript:alert(1)', 'https://a:99999/', 'https://a\r\nb/', 'file:///etc/passwd'].map(
    (url) => row(`a server ${JSON.stringify(url)}`, servers(url), ['/users'], 'address', 'base address'),
  ),
  ...['////', 'ftp://a/', 'https://a:99999/'].map((url) =>
    row(`a server ${url} of an operation`, openApi(list({ servers: [{ url }] })), [], 'address'),
  ),
  ...['////', 'javascript:alert(1)', 'https://a:99999/'].map((url) =>
    row(`a log in at ${url}`, openApi(list(), login(url)), ['/users'], 'log in'),
  ),
  {
    name: 'a base address that nobody can use',
    given: { document: openApi(list()), server: '////' },
    gives: { jobs: ['/users'], leftOut: ['base address'] },
  },
  ...['/con', '/nul.', '/aux.json', '/COM1', `/${'x'.repeat(5000)}`].map((written) =>
    row(`a path ${written.slice(0, 20)}`, path(written), [written]),
  ),
  ...['X\r\nY', 'X Y', 'X:Y', 'ž'].map((name) =>
    row(`a header ${JSON.stringify(name)}`, header(name), ['/users'], 'header'),
  ),
  row(
    'a schema of 400 keys that leads to itself',
    openApi(list({}, { type: 'array', items: { $ref: '#/components/schemas/Node' } }), nodes(400)),
    ['/users'],
    'columns',
  ),
  row(
    'a response of 400 keys that leads to itself',
    openApi(list({ parameters: [{ name: 'page', in: 'query' }] }, { $ref: '#/components/schemas/Node' }), nodes(400)),
    ['/users'],
  ),
  row('a JWT in a recorded path', recorded(`/t/${jwt}/users`), ['/t/{token}/users'], 'credential'),
  row(
    'the token of a bot in a recorded path',
    recorded(`/bot${bot}/getUpdates`),
    ['/bot{token}/getUpdates'],
    'credential',
  ),
  row(
    'the token of a bot before a recorded version',
    recorded(`/bot${bot}/v1/getUpdates`),
    ['/getUpdates'],
    'credential',
  ),
  row('the token of a bot in a path of Postman', postman(`https://api.example.com/bot${bot}/getMe`), [
    '/bot{token}/getMe',
  ]),
  row('a JWT in a path of Postman', postman(`{{baseUrl}}/t/${jwt}/users`), ['/t/{token}/users']),
  row('a random parameter of Postman', postman(`https://api.example.com/users?k=${canary}`), ['/users']),
  row('a random part of a recorded path', recorded(`/hooks/${canary}/events`), ['/hooks/{token}/events'], 'credential'),
  ...['k', 't', 'st'].map((name) =>
    row(`a random parameter ${name}`, recorded(`/users?${name}=${canary}`), ['/users'], 'credential'),
  ),
  row('a recorded signature', recorded(`/users?sig=${canary}`), ['/users']),
  row('a JWT under a recorded word', recorded(`/users?viewer=${jwt}`), ['/users'], 'credential'),
  row(
    'a recorded header X-Company-Access',
    recorded('/users', { 'X-Company-Access': canary }),
    ['/users'],
    'credential',
  ),
  row('a recorded header with a JWT', recorded('/users', { 'X-Viewer': jwt }), ['/users'], 'credential'),
];

import assert from 'node:assert/strict';
import { longestText } from '../../engine/core/descriptions/documentNode.ts';
import { importDescription } from '../../engine/core/descriptions/importing/importDescription.ts';
import { listEndpoints } from '../../engine/core/descriptions/importing/listEndpoints.ts';
import { reportText } from '../../engine/core/descriptions/importing/reportText.ts';
import { readDescription } from '../../engine/core/descriptions/readDescription.ts';
import { parseJson } from '../../engine/core/json/parseJson.ts';
import { errorsIn } from '../hostile/askAll.ts';
import { countPatternSteps } from '../support/countPatternSteps.ts';
import { documentOf } from '../support/cursor.ts';
import { har } from '../support/har.ts';
import { runMemory } from '../support/runMemory.ts';
import { sendJson, startApi, type TestApi } from '../support/startApi.ts';
import { testService } from '../support/testService.ts';

/** What a text is made of that some pattern could divide in many ways, or start in at many places. */
const pieces = [
  ...['{{ ', ' ', '1', '1,', 'a_', '_', '.', '/', ':', '\\', '"', '<', '{', '](', '?a=', '&', '%7B'],
  ...['max ', 'default ', 'over ', 'id of ', '1 a', '<style ', '\n'],
];
const size = 40;

/** A text of at least this many characters. */
const madeOf = (piece: string, length: number) => piece.repeat(Math.ceil(length / piece.length));

/** The steps of patterns grow with the text that is given, and not by its square. */
async function assertGrowsWith(use: (text: string) => unknown, texts = pieces): Promise<void> {
  for (const piece of texts) {
    const steps = (times: number) => countPatternSteps(() => use(madeOf(piece, times * size)));
    const [one, four, sixteen] = [await steps(1), await steps(4), await steps(16)];
    // Four times as much, by the square sixteen times. A few passes more over the text may begin at some length.
    const isLinear = sixteen - four <= 6 * Math.max(four - one, 60 * 3 * size);
    assert.ok(isLinear, `${JSON.stringify(piece)}: ${one}, ${four} and ${sixteen} steps`);
  }
}

function read(document: unknown) {
  const description = readDescription(parseJson(JSON.stringify(document)), () => ({ reason: 'it is elsewhere' }));
  assert.ok(description);
  return description;
}

function importDocument(document: unknown): void {
  const description = read(document);
  listEndpoints(description);
  const { report } = importDescription(description, { select: ['GET *', 'POST *'], mappings: true });
  reportText(report);
}

const rows = { type: 'array', items: { type: 'object', properties: { id: { type: 'integer' } } } };

/** A document with a text at one of its places. */
interface Texts {
  title?: string;
  server?: string;
  path?: string;
  summary?: string;
  description?: string;
  name?: string;
  told?: string;
  example?: string;
  property?: string;
  shown?: string;
  header?: string;
  key?: string;
}

function openApi(texts: Texts): unknown {
  const {
    title = 'Shop',
    server = 'https://api.example.com/v1',
    path = '/users',
    summary = '',
    description = '',
  } = texts;
  const {
    name = 'page',
    told = 'The page.',
    example = '1',
    property = 'next',
    shown = '',
    header = 'Link',
    key = 'k',
  } = texts;
  const schema = { type: 'object', properties: { data: rows, [property]: { type: 'string', description: told } } };
  const content = { 'application/json': { schema, example: { data: [{ id: 1, [property]: shown }] } } };
  const params = [
    { name, in: 'query', description: told, schema: { type: 'string', default: example, examples: [example] } },
    { name: 'limit', in: 'query', description: told, schema: { type: 'integer' } },
    { name: 'first', in: 'query', description: told, schema: { type: 'string' } },
  ];
  const responses = { 200: { description, headers: { [header]: { description } }, content } };
  return {
    openapi: '3.1.0',
    info: { title, description },
    servers: [{ url: server, description }],
    components: { securitySchemes: { [key]: { type: 'apiKey', in: 'header', name: key, description } } },
    security: [{ [key]: [] }],
    paths: {
      [path]: { get: { summary, description, parameters: params, responses } },
      [`${path}/{user id}/orders`]: { get: { summary, description, parameters: params, responses } },
    },
  };
}

interface Sent {
  query?: string;
  header?: string;
  value?: string;
  body?: string;
  type?: string;
  key?: string;
  response?: string;
}

function recording({ query = 'page=1', header = 'X-A', value = 'b', body, type = 'application/json', ...more }: Sent) {
  const { key = 'next', response = 'x' } = more;
  const entry = (path: string) => ({
    method: body === undefined ? 'GET' : 'POST',
    url: `https://api.example.com/v1/${path}?${query}`,
    headers: { [header]: value },
    ...(body !== undefined && { sent: { mimeType: type, text: body } }),
    body: { [key]: response, data: [{ id: 1, [key]: response }] },
    responseHeaders: { [header]: value, Link: value },
  });
  return har(entry('users'), entry('users/1/orders'));
}

interface Saved {
  name?: string;
  description?: string;
  url?: string;
  headers?: string;
  raw?: string;
  mode?: string;
  variable?: string;
}

function collection({ name = 'a', description = '', url = '{{base}}/users?page=1', headers = 'A: b', ...more }: Saved) {
  const { raw, variable = 'https://api.example.com', mode = 'raw' } = more;
  const body = raw === undefined ? {} : { body: { mode, [mode]: mode === 'graphql' ? { query: raw } : raw } };
  const request = { method: raw === undefined ? 'GET' : 'POST', url, header: headers, description, ...body };
  return {
    info: { name, schema: 'https://schema.getpostman.com/json/collection/v2.1.0/collection.json' },
    variable: [{ key: 'base', value: variable }],
    item: [{ name, description, request, response: [{ name, code: 200, body: '{"data":[{"id":1}],"next":"x"}' }] }],
  };
}

describe('What a stranger wrote of an API', () => {
  const places: [what: string, document: (text: string) => unknown][] = [
    ...(['title', 'path', 'summary', 'description', 'name', 'told', 'example'] as const).map(
      (place): [string, (text: string) => unknown] => [`OpenAPI: ${place}`, (text) => openApi({ [place]: text })],
    ),
    ...(['property', 'shown', 'header', 'key'] as const).map((place): [string, (text: string) => unknown] => [
      `OpenAPI: ${place}`,
      (text) => openApi({ [place]: text }),
    ]),
    ['OpenAPI: a relative server', (text) => openApi({ server: `x${text}` })],
    ['OpenAPI: the rest of a server', (text) => openApi({ server: `https://api.example.com/${text}` })],
    ['OpenAPI: the rest of a path', (text) => openApi({ path: `/users/${text}` })],
    ['OpenAPI: a name in brackets', (text) => openApi({ name: `page[${text}]` })],
    ['HAR: a query', (text) => recording({ query: `a=${encodeURIComponent(text)}` })],
    ['HAR: a name in a query', (text) => recording({ query: `${encodeURIComponent(text)}=1` })],
    ['HAR: a header', (text) => recording({ header: text })],
    ['HAR: the value of a header', (text) => recording({ value: text })],
    ['HAR: a body', (text) => recording({ body: `{"a": ${text}` })],
    ['HAR: a form', (text) => recording({ body: `a=${text}`, type: 'application/x-www-form-urlencoded' })],
    ['HAR: base64', (text) => recording({ body: `data:a;base64,${text}` })],
    ['HAR: a key of a response', (text) => recording({ key: text })],
    ['HAR: a value of a response', (text) => recording({ response: text })],
    ['Postman: a name', (text) => collection({ name: text })],
    ['Postman: a description', (text) => collection({ description: text })],
    ['Postman: an address', (text) => collection({ url: `{{base}}/${text}` })],
    ['Postman: headers', (text) => collection({ headers: `A: ${text}` })],
    ['Postman: a header', (text) => collection({ headers: `${text}: A` })],
    ['Postman: a body', (text) => collection({ raw: `{"a": ${text}` })],
    ['Postman: a text in a body', (text) => collection({ raw: JSON.stringify({ a: text }) })],
    ['Postman: GraphQL', (text) => collection({ raw: `query { ${text}`, mode: 'graphql' })],
    ['Postman: a variable', (text) => collection({ variable: `https://api.example.com/${text}` })],
  ];
  for (const [what, document] of places)
    it(`is imported in steps that grow with its length: ${what}`, () =>
      assertGrowsWith((text) => importDocument(document(text))));

  const cut: (keyof Texts)[] = [
    'title',
    'summary',
    'description',
    'name',
    'told',
    'example',
    'property',
    'header',
    'key',
  ];
  for (const place of cut)
    it(`is cut or left out where it is longer than ${longestText} characters: ${place}`, async () => {
      const document = openApi({ [place]: madeOf('max 1, {{ page_a ', longestText + 1) });
      const { operations, title, servers, remarks } = read(document);
      const seen = operations.map(({ summary, description, params, response }) => [
        summary,
        description,
        ...params.map(({ name, description: own, schema }) => [name, own, schema.default, schema.examples]),
        response?.description,
        response?.headers,
        [...(response?.schema?.properties.keys() ?? [])],
      ]);
      const texts = [title, servers, seen]
        .flat(9)
        .flatMap((each) => (typeof each === 'object' && each !== null ? Object.values(each) : [each]));
      for (const text of texts) assert.ok(typeof text !== 'string' || text.length <= longestText);
      assert.ok(remarks.some(({ message }) => message.includes('longer than 20,000 characters')));
    });
});

describe('What an API responds', () => {
  let api: TestApi;
  let reply: Parameters<typeof startApi>[0] = () => {};
  before(async () => {
    api = await startApi((request, response) => reply(request, response));
  });
  after(() => api.close());

  const inHeader = pieces
    .filter((piece) => /^[\t -~]+$/.test(piece))
    .map((piece) => piece.replace(/^\s+|\s+$/g, (space) => `${space}x${space}`));
  const places: [what: string, respond: (text: string) => Parameters<typeof startApi>[0], texts?: string[]][] = [
    ['a value', (text) => (_, response) => sendJson(response, [{ id: text }])],
    ['a name', (text) => (_, response) => sendJson(response, [{ [text]: 1 }])],
    [
      'a value around the records',
      (text) => (_, response) =>
        sendJson(response, { data: [{ id: 1 }], total: text, status: text, message: text, next: text }),
    ],
    ['a name around the records', (text) => (_, response) => sendJson(response, { data: [{ id: 1 }], [text]: text })],
    ['an error', (text) => (_, response) => sendJson(response, { error: { code: text, message: text } }, 400)],
    ['an error in a 200', (text) => (_, response) => sendJson(response, { error: text, success: false })],
    [
      'a page of HTML',
      (text) => (_, response) => response.writeHead(403, { 'content-type': 'text/html' }).end(`<p>${text}`),
    ],
    ['plain text in a 200', (text) => (_, response) => response.writeHead(200).end(text)],
    [
      'a header',
      (text) => (_, response) =>
        sendJson(response, [{ id: 1 }], 200, {
          Link: text,
          'Content-Range': text,
          'X-Total-Count': text,
          'X-Next': text,
        }),
      inHeader,
    ],
    [
      'a header of a refusal',
      (text) => (_, response) =>
        sendJson(response, {}, 404, { 'Retry-After': text, 'X-RateLimit-Remaining': text, Link: text }),
      inHeader,
    ],
    ['a status', (text) => (_, response) => response.writeHead(404, text).end(), inHeader],
  ];
  for (const [what, respond, texts] of places)
    it(`is read in steps that grow with its length: ${what}`, async () => {
      const config = {
        api: { baseUrl: api.url, http: { maxRetries: 0 } },
        config: { jobs: [{ endpoint: 'x', dataType: 'x' }] },
      };
      await assertGrowsWith((text) => {
        reply = respond(text);
        return runMemory({ config });
      }, texts);
    });
});

describe('What somebody pastes', () => {
  const service = testService();
  const places: [what: string, command: (text: string) => string][] = [
    ['an address', (text) => `curl 'https://api.example.com/${text.replaceAll("'", '')}'`],
    ['a header', (text) => `curl https://api.example.com/a -H 'X-A: ${text.replaceAll("'", '')}'`],
    ['a body', (text) => `curl https://api.example.com/a -d '${text.replaceAll("'", '')}'`],
    ['a command', (text) => `curl ${text}`],
    ['a command of another shell', (text) => `curl "https://api.example.com" ^\n${text}`],
  ];
  for (const [what, command] of places)
    it(`is read in steps that grow with its length: ${what}`, () =>
      assertGrowsWith((text) => {
        service.writeCurlConfiguration(command(text));
        service.findCurlJob(
          documentOf(JSON.stringify({ api: { baseUrl: 'https://api.example.com/' }, config: { jobs: [] } })),
          command(text),
        );
      }));
});

describe('What a configuration has', () => {
  const places: [what: string, config: (text: string) => unknown][] = [
    ['a base address', (text) => ({ api: { baseUrl: `https://api.example.com/${text}` } })],
    ['an endpoint', (text) => ({ config: { jobs: [{ endpoint: text }] } })],
    ['a data type', (text) => ({ config: { jobs: [{ endpoint: 'a', dataType: text }] } })],
    [
      'a filter',
      (text) => ({ config: { jobs: [{ endpoint: 'a', children: [{ endpoint: 'b/{id}', recursionFilter: text }] }] } }),
    ],
    ['a parameter', (text) => ({ config: { jobs: [{ endpoint: 'a', params: { [text]: text } }] } })],
    ['a header', (text) => ({ api: { http: { headers: { [text]: text } } } })],
    ['an attribute', (text) => ({ config: { [text]: text, [`#${text}`]: text } })],
    ['a reference', (text) => ({ config: { jobs: [{ endpoint: 'a', params: { a: { attr: text } } }] } })],
  ];
  for (const [what, config] of places)
    it(`is checked in steps that grow with its length: ${what}`, () =>
      assertGrowsWith((text) => {
        const { api, config: own } = { api: {}, config: {}, ...(config(text) as object) };
        const whole = {
          api: { baseUrl: 'https://api.example.com/', ...api },
          config: { jobs: [{ endpoint: 'a' }], ...own },
        };
        return errorsIn(JSON.stringify(whole));
      }));
});

import { har } from './har.ts';

const rows = { type: 'array', items: { type: 'object', properties: { id: { type: 'integer' } } } };

/** A document with a text at one of its places. */
export interface Texts {
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

export function openApi(texts: Texts): unknown {
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

export interface Sent {
  query?: string;
  header?: string;
  value?: string;
  body?: string;
  type?: string;
  key?: string;
  response?: string;
}

export function recording({
  query = 'page=1',
  header = 'X-A',
  value = 'b',
  body,
  type = 'application/json',
  ...more
}: Sent) {
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

export interface Saved {
  name?: string;
  description?: string;
  url?: string;
  headers?: string;
  raw?: string;
  mode?: string;
  variable?: string;
}

export function collection({
  name = 'a',
  description = '',
  url = '{{base}}/users?page=1',
  headers = 'A: b',
  ...more
}: Saved) {
  const { raw, variable = 'https://api.example.com', mode = 'raw' } = more;
  const body = raw === undefined ? {} : { body: { mode, [mode]: mode === 'graphql' ? { query: raw } : raw } };
  const request = { method: raw === undefined ? 'GET' : 'POST', url, header: headers, description, ...body };
  return {
    info: { name, schema: 'https://schema.getpostman.com/json/collection/v2.1.0/collection.json' },
    variable: [{ key: 'base', value: variable }],
    item: [{ name, description, request, response: [{ name, code: 200, body: '{"data":[{"id":1}],"next":"x"}' }] }],
  };
}

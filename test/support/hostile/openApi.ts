import { address, type Pick, path, text, times } from './texts.ts';

function schema(one: Pick, levels = 2): object {
  const types = ['string', 'integer', 'boolean', text(one, 'string')];
  if (levels === 0) return { type: one(types), default: text(one, 'x'), enum: times(one, 2, () => text(one, 'x')) };
  const properties = Object.fromEntries(
    times(one, 5, () => [text(one, 'id', 'next', 'page', 'name'), schema(one, levels - 1)]),
  );
  return one([
    { type: 'object', properties },
    { type: 'array', items: { type: 'object', properties } },
    schema(one, 0),
  ]);
}

function param(one: Pick): object {
  const place = one(['query', 'header', 'path', 'cookie', 'formData']);
  return {
    name: text(one, 'page', 'limit', 'cursor', 'X-Tenant', 'id'),
    in: place,
    required: one([true, false]),
    description: text(one, 'Up to 100'),
    schema: one([schema(one, 0), schema(one, 1)]),
    ...(place === 'formData' && { type: 'string' }),
  };
}

function operation(one: Pick): object {
  const response = { description: '', content: { 'application/json': { schema: schema(one) } }, schema: schema(one) };
  return {
    parameters: times(one, 4, () => param(one)),
    responses: { 200: response },
    ...one([{}, { servers: [{ url: address(one) }] }]),
    ...one([{}, { requestBody: { content: { 'application/json': { schema: schema(one) } } } }]),
    ...one([{}, { summary: text(one, 'Lists') }]),
  };
}

function paths(one: Pick): object {
  const list = {
    responses: { 200: { content: { 'application/json': { schema: { type: 'array', items: schema(one, 1) } } } } },
  };
  const all = times(one, 4, () => [path(one), { [one(['get', 'post'])]: one([operation(one), list]) }]);
  return Object.fromEntries([...all, [`/${text(one, 'users')}`, { get: list }]]);
}

function schemes(one: Pick): object {
  const flows = { clientCredentials: { tokenUrl: address(one), scopes: { [text(one, 'read')]: '' } } };
  return {
    [text(one, 'a')]: one<object>([
      { type: 'http', scheme: one(['basic', 'bearer', text(one, 'digest')]) },
      { type: 'apiKey', in: one(['header', 'query', 'cookie']), name: text(one, 'X-Key', 'key') },
      { type: 'oauth2', flows },
      { type: 'oauth2', flow: 'application', tokenUrl: address(one), scopes: {} },
    ]),
  };
}

/** An OpenAPI document. */
export function openApi(one: Pick): object {
  const variables = Object.fromEntries(['a', 'b', 'base'].map((name) => [name, { default: text(one, 'x') }]));
  return {
    openapi: '3.1.0',
    info: { title: text(one, 'Shop') },
    servers: times(one, 2, () => ({ url: address(one), ...one([{}, { variables }]) })),
    paths: paths(one),
    components: { securitySchemes: schemes(one) },
  };
}

/** A document of Swagger 2.0. */
export function swagger(one: Pick): object {
  const host = one([{ host: text(one, 'api.example.com') }, {}]);
  const basePath = one([{ basePath: text(one, '/v1') }, {}]);
  return { swagger: '2.0', ...host, ...basePath, paths: paths(one), securityDefinitions: schemes(one) };
}

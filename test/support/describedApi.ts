import type { ApiDescription, DescribedOperation } from '../../engine/core/descriptions/apiDescription.ts';
import { readOpenApi } from '../../engine/core/descriptions/openapi/readOpenApi.ts';
import type { JsonValue } from '../../engine/core/json/value.ts';

/** A parameter of the query: its name, its description, keywords of its schema. */
export type QueryParam = readonly [name: string, description?: string, schema?: object];

/** An operation with these parameters in the query, whose response has this schema. */
export function operation(params: readonly QueryParam[], schema: object | undefined, more: object = {}): object {
  return {
    parameters: params.map(([name, description = '', own = { type: 'integer' }]) => ({
      name,
      in: 'query',
      description,
      schema: own,
    })),
    responses: { 200: schema === undefined ? {} : { content: { 'application/json': { schema } } } },
    ...more,
  };
}

/** A list of records with an id and a name. */
export const records = {
  type: 'array',
  items: { type: 'object', properties: { id: { type: 'integer' }, name: { type: 'string' } } },
};

/** An object with these properties. */
export function object(properties: object): object {
  return { type: 'object', properties };
}

/** The description of an API with a GET operation at each of these paths. */
export function describeApi(paths: { readonly [path: string]: object }, more: object = {}): ApiDescription {
  const items = Object.entries(paths).map(([path, get]) => [path, { get }]);
  return readOpenApi({
    openapi: '3.1.0',
    info: { title: 'Shop' },
    servers: [{ url: 'https://api.example.com/' }],
    paths: Object.fromEntries(items),
    ...more,
  } as unknown as JsonValue);
}

/** The only operation of an API. */
export function describeOperation(get: object, path = '/things'): DescribedOperation {
  const [found] = describeApi({ [path]: get }).operations;
  if (found === undefined) throw new Error('The operation was not read.');
  return found;
}

import type {
  ApiDescription,
  DescribedOperation,
  DescribedParam,
  DescribedSchema,
} from '../../engine/core/descriptions/apiDescription.ts';

/** A schema as the reader makes one, of which a test writes what matters. */
export function schemaOf(parts: Partial<DescribedSchema> = {}): DescribedSchema {
  return {
    types: [],
    format: '',
    title: '',
    description: '',
    isDeprecated: false,
    enum: [],
    examples: [],
    properties: new Map(),
    required: new Set(),
    isOpen: false,
    items: undefined,
    name: '',
    ...parts,
  };
}

/** An object with these keys. */
export function objectOf(
  properties: Record<string, DescribedSchema>,
  parts: Partial<DescribedSchema> = {},
): DescribedSchema {
  return schemaOf({ types: ['object'], properties: new Map(Object.entries(properties)), ...parts });
}

/** A list of such elements. */
export function listOf(items: DescribedSchema): DescribedSchema {
  return schemaOf({ types: ['array'], items });
}

/** A text with a description. */
export function textOf(description = ''): DescribedSchema {
  return schemaOf({ types: ['string'], description });
}

/** A parameter of the query. */
export function paramOf(name: string, parts: Partial<DescribedParam> = {}): DescribedParam {
  return { name, in: 'query', isRequired: false, description: '', schema: schemaOf({ types: ['string'] }), ...parts };
}

/** An operation that is written as `GET /users`. */
export function operationOf(written: string, parts: Partial<DescribedOperation> = {}): DescribedOperation {
  const [method = '', path = ''] = written.split(' ');
  return {
    path,
    method,
    summary: '',
    description: '',
    isDeprecated: false,
    servers: [],
    params: [],
    security: [],
    response: undefined,
    pointer: `/paths/${path.replaceAll('/', '~1')}/${method.toLowerCase()}`,
    ...parts,
  };
}

/** A description with these operations, whose addresses start with these. */
export function descriptionOf(
  operations: readonly DescribedOperation[],
  servers: readonly string[] = ['https://api.example.com/v1'],
): ApiDescription {
  return {
    format: 'OpenAPI 3.1.0',
    title: 'Users',
    servers: servers.map((url) => ({ url, description: '', variables: [] })),
    operations,
    authentications: new Map(),
    remarks: [],
  };
}

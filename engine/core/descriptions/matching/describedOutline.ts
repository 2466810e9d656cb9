import type { ApiDescription, DescribedOperation, DescribedSchema, DescribedServer } from '../apiDescription.ts';
import { shortText } from './shortText.ts';

/** The contents of a description without schemas: small enough to be sent to another thread. */
export interface DescribedOutline {
  format: string;
  title: string;
  /** Whether missing operations are likely missing in the API; a recording only shows those that were used. */
  isWhole: boolean;
  operations: readonly OutlinedOperation[];
}

export interface OutlinedOperation {
  path: string;
  method: string;
  summary: string;
  isDeprecated: boolean;
  isList: boolean;
  /** The paths of its base addresses, `{name}` for a variable. */
  bases: readonly string[];
  pointer: string;
}

/** The outline of a description. Reads the schemas of all responses, but not their deep levels. */
export function describedOutline({ format, title, servers, operations }: ApiDescription): DescribedOutline {
  return {
    format,
    title: shortText(title),
    isWhole: /^(OpenAPI|Swagger)/.test(format),
    operations: operations.map((operation) => outlined(operation, servers)),
  };
}

function outlined(operation: DescribedOperation, servers: readonly DescribedServer[]): OutlinedOperation {
  const { path, method, summary, description, isDeprecated, pointer, response } = operation;
  const own = operation.servers.length > 0 ? operation.servers : servers;
  return {
    path,
    method,
    summary: shortText(summary || description),
    isDeprecated,
    isList: hasList(response?.schema, listDepth) || (response?.examples.some(Array.isArray) ?? false),
    bases: [...new Set(own.map(({ url }) => pathOfUrl(url)))],
    pointer,
  };
}

/** The levels of lists of records in a response: at the top, or below one or two keys, as in `data.items`. */
const listDepth = 2;

function hasList(schema: DescribedSchema | undefined, depth: number): boolean {
  if (schema === undefined) return false;
  if (schema.types.includes('array')) return true;
  return depth > 0 && [...schema.properties.values()].some((property) => hasList(property, depth - 1));
}

/** The path of an absolute or relative address. `URL` cannot read one with variables. */
function pathOfUrl(url: string): string {
  return url.replace(/^([a-z][a-z\d+.-]*:)?\/\/[^/?#]*/i, '').replace(/[?#].*/s, '');
}

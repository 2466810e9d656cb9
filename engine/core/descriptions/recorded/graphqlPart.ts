import { getField, hasField, isObject, type JsonValue } from '../../json/value.ts';
import type { SentBody } from './exchange.ts';

/** The operation that a request to an address for GraphQL names. */
export interface GraphqlPart {
  /** A key of the operation. */
  key: string;
  name: string;
  isMutation: boolean;
}

const document = /^\s*(?:#[^\n]*\n\s*)*(?:(query|mutation|subscription)\b\s*([A-Za-z_]\w*)?|fragment\b|\{)/;

/** The GraphQL operation in a body; undefined for any other body. Of a stored one, only the name is sent. */
export function graphqlPart({ value, isForm }: SentBody): GraphqlPart | undefined {
  if (value === undefined || isForm === true) return undefined;
  const query = textIn(getField(value, 'query'));
  const named = textIn(getField(value, 'operationName'));
  const found = document.exec(query);
  if (found === null || !query.includes('{')) return named !== '' && isStored(value) ? partOf(named) : undefined;
  const [, kind = '', own = ''] = found;
  const name = named || own;
  return { key: name || query.replaceAll(/\s+/g, ' ').trim(), name, isMutation: kind === 'mutation' };
}

function partOf(name: string): GraphqlPart {
  return { key: name, name, isMutation: false };
}

/** Whether a body has the hash of a query that the API knows, as many sites send it. */
function isStored(body: JsonValue): boolean {
  const extensions = isObject(body) ? getField(body, 'extensions') : undefined;
  return isObject(extensions) && hasField(extensions, 'persistedQuery');
}

function textIn(value: JsonValue | undefined): string {
  return typeof value === 'string' ? value : '';
}

import { Float, type JsonValue } from '../../json/value.ts';
import { isAddress } from './isAddress.ts';
import type { PagingMeaning } from './pagingWords.ts';

export interface ViewedValue {
  /** A seen value; null and '' only show that there may be one. */
  value?: JsonValue | undefined;
  /** The possible types; empty if not known. */
  types?: readonly string[] | undefined;
  /** The format as in JSON schema, such as `uri`. */
  format?: string;
}

const flags = /^(true|false|yes|no|[01])$/i;
const plainFlags = /^(true|false|yes|no)$/i;
const bound = /^(at least|more than|over) /i;
const numbers: readonly string[] = ['integer', 'number'];

/** Whether a value or its types fit a meaning; undefined if they do not show it. */
export function suits(meaning: PagingMeaning, { value, types = [], format = '' }: ViewedValue): boolean | undefined {
  if (!isEmpty(value)) return suitsValue(meaning, value);
  const known = types.filter((type) => type !== 'null');
  return known.length === 0 ? undefined : suitsTypes(meaning, known, format);
}

/** Whether a value only shows that there may be one. */
function isEmpty(value: JsonValue | undefined): value is undefined | null | '' {
  return value === undefined || value === null || value === '';
}

function suitsValue({ role, why }: PagingMeaning, value: JsonValue): boolean {
  const isNumber = typeof value === 'number' || typeof value === 'bigint' || value instanceof Float;
  const isText = typeof value === 'string';
  if (why === 'relation' || why === 'range') return isText;
  switch (role) {
    case 'nextAddress':
      return value === false || value === 0 || value === '0' || isAddress(value);
    case 'nextToken':
      if (why === 'text') return isText && /\D/.test(value);
      if (why === 'shared') return isText && !isAddress(value);
      // A token may begin like an address.
      return isNumber || (isText && !(why === 'open' && (isAddress(value) || plainFlags.test(value))));
    case 'lastId':
      return isNumber || isText;
    case 'more':
      return (
        typeof value === 'boolean' ||
        (why === 'open' ? plainFlags : flags).test(isText || isNumber ? String(value) : '')
      );
    default:
      return isNumber || (isText && isCount(value));
  }
}

function suitsTypes({ role, why }: PagingMeaning, types: readonly string[], format: string): boolean | undefined {
  const mayBeText = types.includes('string');
  const mayBeNumber = types.some((type) => numbers.includes(type));
  switch (role) {
    case 'nextAddress':
      return mayBeText && (/^(uri|url|uri-reference|iri)$/.test(format) || undefined);
    case 'nextToken':
      if (why === 'text' || why === 'shared') return mayBeText;
      if (/^(uri|url|uri-reference|iri|date|date-time)$/.test(format)) return false;
      return mayBeText ? undefined : mayBeNumber;
    case 'lastId':
      return mayBeText || mayBeNumber;
    case 'more':
      return types.includes('boolean') || (why !== 'open' && undefined);
    default:
      return mayBeNumber || (mayBeText && undefined);
  }
}

/** Whether a text is a number, also one that is only a bound: `10,000+`. */
function isCount(text: string): boolean {
  return /\d/.test(text) && !/[a-z]/i.test(text.replace(bound, ''));
}

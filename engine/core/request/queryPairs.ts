import { textOf } from '../json/textOf.ts';
import { entriesOf, Float, isList, isObject, type JsonObject, type JsonValue } from '../json/value.ts';
import { encodeRfc3986 } from './encodeRfc3986.ts';

type QueryPair = [name: string, value: string];

/**
 * Parameters as query pairs (`docs/format/pagination.md#42-get`): lists become `k[0]`, objects `k[name]`, true and
 * false `1` and `0`; null and empty lists or objects are left out.
 */
export function queryPairs(params: JsonObject): QueryPair[] {
  return entriesOf(params).flatMap(([name, value]) => pairsOf(name, value));
}

function pairsOf(name: string, value: JsonValue): QueryPair[] {
  if (isList(value)) return value.flatMap((item, index) => pairsOf(`${name}[${index}]`, item));
  if (isObject(value)) return entriesOf(value).flatMap(([key, item]) => pairsOf(`${name}[${key}]`, item));
  return value === null ? [] : [[name, scalarText(value)]];
}

function scalarText(value: JsonValue): string {
  if (typeof value === 'boolean') return value ? '1' : '0';
  if (value instanceof Float && Number.isInteger(value.value) && Math.abs(value.value) < 1e17)
    return BigInt(value.value).toString();
  return textOf(value) ?? '';
}

/** Pairs in form encoding: letters, digits, `-`, `_` and `.` stay, a space becomes `+`, the rest `%XX`. */
export function encodePairs(pairs: readonly QueryPair[]): string {
  return pairs.map(([name, value]) => `${encodeFormText(name)}=${encodeFormText(value)}`).join('&');
}

function encodeFormText(text: string): string {
  return encodeRfc3986(text).replaceAll('%20', '+').replaceAll('~', '%7E');
}

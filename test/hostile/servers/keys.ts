import type { RunGiven, RunGives } from '../attack.ts';
import { http } from '../responses.ts';
import { serverRows } from './serverRows.ts';

const numbered: RunGiven = { api: { pagination: { method: 'pagenum', limit: 1 } } };

let places = 0;

/**
 * Two pages with one record each, whose last keys an engine may mix up: the second key, as written, begins with the
 * value of the first. The key before them is there once, because an engine only remembers the first key at a place.
 */
function pages(first: string, second: string, columns: readonly [string, string]) {
  const place = `place${places++}`;
  const of = (key: string, value: number) => http(`[{"${place}":"a\\nb","${key}":${value}}]`);
  const header = [place, ...columns].map((name) => `"${name}"`).join();
  const tables = { 'items.csv': `${header}\n"a\nb","1",""\n"a\nb","","2"\n` };
  const gives: RunGives = { tables, requests: 3 };
  return [[of(first, 1), of(second, 2), http('[]')], gives, numbered] as const;
}

/** Keys with escapes, which `JSON.parse` of V8 reads as the key of an earlier object. */
export const keys = serverRows([
  ['a line feed in a key', ...pages(String.raw`a\\n`, String.raw`a\nb`, ['a_n', 'a_b'])],
  ['a tab in a key', ...pages(String.raw`a\\t`, String.raw`a\tb`, ['a_t', 'a_b'])],
  ['a quote in a key', ...pages(String.raw`a\\\"c`, String.raw`a\"cd`, ['a_c', 'a_cd'])],
  ['a slash in a key', ...pages(String.raw`a\\/`, String.raw`a\/b`, ['a', 'a_b'])],
  ['a backslash in a key', ...pages(String.raw`a\\\\b`, String.raw`a\\bc`, ['a_b', 'a_bc'])],
  ['a letter of a key by its number', ...pages(String.raw`x\\u0041`, String.raw`x\u0041bcdef`, ['x_u0041', 'xAbcdef'])],
  ['half of an escape as a key', ...pages(String.raw`id\\u`, String.raw`id\u0042c`, ['id_u', 'idBc'])],
  ['two letters of a key by their numbers', ...pages(String.raw`k\\u`, String.raw`k\u0041\u0042`, ['k_u', 'kAB'])],
  ['an emoji of a key by its numbers', ...pages(String.raw`e\\u`, String.raw`e\ud83d\ude00`, ['e_u', 'e'])],
]);

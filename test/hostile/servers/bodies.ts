import type { Bytes } from '../attack.ts';
import { http } from '../responses.ts';
import { good, one, serverRows } from './serverRows.ts';

const notJson = { error: 'response.not-json' } as const;
const noRecords = { error: 'response.no-records' } as const;
const nested = (open: string, middle: string, close: string, times: number) =>
  `${open.repeat(times)}${middle}${close.repeat(times)}`;
const csv = (...lines: string[]) => ({ tables: { 'items.csv': lines.map((line) => `${line}\n`).join('') } });

/** Bodies that are no JSON, or JSON that nobody expects. */
export const bodies = serverRows([
  ['nothing', body(''), notJson],
  ['white space', body(' \n\t '), notJson],
  ['NUL', body(Buffer.alloc(10)), notJson],
  ['HTML', http('<html>Log in</html>', { 'Content-Type': 'text/html' }), notJson],
  ['JSON that says it is HTML', http(good, { 'Content-Type': 'text/html' }), { tables: one }],
  ['JSON lines', body('{"id":1}\n{"id":2}'), notJson],
  ['JSON with a comma at the end', body('[{"id":1},]'), notJson],
  ['JSON with a comment', body('[{"id":1}] // one'), notJson],
  ['NaN', body('[{"id":NaN}]'), notJson],
  ['a byte order mark', body(`\ufeff${good}`), { tables: one, warnings: ['byte-order-mark'] }],
  ['UTF-16', body(Buffer.from(good, 'utf16le')), notJson],
  [
    'UTF-16 that says so',
    http(Buffer.from('[{"id":"ž"}]', 'utf16le'), { 'Content-Type': 'application/json; charset=UTF-16LE' }),
    { ...csv('"id"', '"ž"'), warnings: ['not-utf8'] },
  ],
  [
    'ISO-8859-1 that says so',
    http(Buffer.from('[{"id":"Müller"}]', 'latin1'), { 'Content-Type': 'text/json;Charset="iso-8859-1"' }),
    { ...csv('"id"', '"Müller"'), warnings: ['not-utf8'] },
  ],
  [
    'UTF-8 that says it is ISO-8859-1',
    http('[{"id":"Müller"}]', { 'Content-Type': 'application/json; charset=iso-8859-1' }),
    csv('"id"', '"Müller"'),
  ],
  [
    'ISO-8859-1 that does not say so',
    body(Buffer.from('[{"id":"Müller"}]', 'latin1')),
    { ...csv('"id"', '"Mller"'), warnings: ['not-utf8'] },
  ],
  [
    'a charset that nobody knows',
    http(Buffer.from('[{"id":"a\xff"}]', 'latin1'), { 'Content-Type': 'application/json; charset=__proto__' }),
    { ...csv('"id"', '"a"'), warnings: ['not-utf8'] },
  ],
  ['half of the secret and an echo of it', body('x a-secret-that-nobody-may-see'), notJson],
  ['lists nested 10,000 deep', body(nested('[', '', ']', 10_000)), notJson],
  ['objects nested 100,000 deep', body(nested('{"a":', '1', '}', 100_000)), notJson],
  ['a million brackets that never close', body('['.repeat(1_000_000)), notJson],
  ['null', body('null'), noRecords],
  ['false', body('false'), noRecords],
  ['a number', body('7'), noRecords],
  ['a text', body('"text"'), noRecords],
  ['a list of scalars', body('[1,"a",null,true]'), csv('"data"', '"1"', '"a"', '""', '"1"')],
  ['a list of lists', body('[[1],[2]]'), { ...csv('"data"', '"[1]"', '"[2]"'), warnings: ['nested-list'] }],
  ['records of two types', body('[{"id":1},7]'), { error: 'table.type-conflict' }],
  ['keys twice', body('[{"id":1,"id":2}]'), csv('"id"', '"2"')],
  ['keys that differ in letter case', body('[{"id":1,"ID":2}]'), csv('"id","ID"', '"1","2"')],
  [
    'keys __proto__ and constructor',
    body('[{"__proto__":"a","constructor":"b"}]'),
    csv('"proto","constructor"', '"a","b"'),
  ],
  ['an object __proto__', body('[{"id":1,"__proto__":{"polluted":1}}]'), csv('"id","proto_polluted"', '"1","1"')],
  ['an empty key', body('[{"id":1,"":2}]'), csv('"id",""', '"1","2"')],
  ['a key of control characters', body('[{"id":1,"\\u0000\\u0007\\n":2}]'), csv('"id",""', '"1","2"')],
  ['keys with one safe name', body('[{"a-b":1,"a b":2,"a.b":3}]'), csv('"a-b","a_b","a_b_u0"', '"1","2","3"')],
  [
    'a key of 100,000 letters',
    body(`[{"id":1,"${'k'.repeat(100_000)}":2}]`),
    csv('"id","afc5c0e460eb11f5c65c6cd44f11246a"', '"1","2"'),
  ],
  ['a number of 1,000 digits', body(`[{"id":${'9'.repeat(1000)}}]`), csv('"id"', '"INF"')],
  ['a number beyond 2^63', body('[{"id":9223372036854775808}]'), csv('"id"', '"9.2233720368548E+18"')],
  ['an exponent beyond all', body('[{"id":1e400}]'), csv('"id"', '"INF"')],
  ['a minus zero', body('[{"id":-0}]'), csv('"id"', '"0"')],
  ['half a surrogate pair', body('[{"id":"\\ud800"}]'), csv('"id"', '""')],
  ['NUL in a text', body('[{"id":"a\\u0000b"}]'), csv('"id"', '"a\u0000b"')],
  ['quotes and line ends', body('[{"id":"a\\"b\\r\\nc,d"}]'), csv('"id"', '"a""b\r\nc,d"')],
  ['a formula', body('[{"id":"=cmd|\' /C calc\'!A0"}]'), csv('"id"', '"=cmd|\' /C calc\'!A0"')],
  ['several lists', body('{"a":[],"b":[]}'), { error: 'response.several-lists' }],
  [
    'a thousand lists',
    body(`{${Array.from({ length: 1000 }, (_, i) => `"list${i}":[]`)}}`),
    { error: 'response.several-lists' },
  ],
  ['a text of 10 MB', body(`[{"id":"${'x'.repeat(10_000_000)}"}]`), csv('"id"', `"${'x'.repeat(10_000_000)}"`)],
  [
    '20,000 keys in a record',
    body(`[{${Array.from({ length: 20_000 }, (_, i) => `"k${i}":${i}`)}}]`),
    csv(
      many((i) => `"k${i}"`),
      many((i) => `"${i}"`),
    ),
  ],
  ['records that are empty', body('[{},{},{}]'), csv('', '', '')],
  ['records that are null', body('[null,null]'), csv('', '')],
]);

function body(bytes: Bytes): Uint8Array {
  return http(bytes, { 'Content-Type': 'application/json' });
}

function many(cell: (index: number) => string): string {
  return Array.from({ length: 20_000 }, (_, index) => cell(index)).join(',');
}

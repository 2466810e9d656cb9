import type { Attack } from './attack.ts';

/**
 * A row about a line that a client of `pagewright mcp` sends: the request that the response is for, and what it says.
 * After it, the next line must be read.
 */
export type LineAttack = Attack<string, { id: number | string | undefined; says: RegExp }>;

const megabyte = 1024 * 1024;
const text = (megabytes: number) => 'x'.repeat(megabytes * megabyte);
const check = (megabytes: number) => JSON.stringify({ name: 'check', arguments: { text: text(megabytes) } });
const call = (megabytes: number) => `"method":"tools/call","params":${check(megabytes)}`;

/** The message about a line that is not read, to the client and on standard error. */
export const tooLong = /^The message has \d+ bytes, more than 10485760, so it was not read\./;

const rows: readonly [name: string, line: string, id: number | string | undefined, says: RegExp][] = [
  ['6 MB, which is read', `{"jsonrpc":"2.0","id":7,${call(6)}}`, 7, /500000/],
  ['11 MB', `{"jsonrpc":"2.0","id":7,${call(11)}}`, 7, tooLong],
  ['40 MB', `{"jsonrpc":"2.0","id":7,${call(40)}}`, 7, tooLong],
  ['11 MB, with the number last', `{${call(11)},"jsonrpc":"2.0","id":7}`, 7, tooLong],
  ['11 MB, with a text for a number', `{"id":"a-ü",${call(11)}}`, 'a-ü', tooLong],
  [
    '11 MB, with the number after version and method',
    `{"jsonrpc":"2.0","method":"x","id":7,"y":${check(11)}}`,
    7,
    tooLong,
  ],
  ['11 MB, with a number that is of something else', `{"params":{"x":"${text(11)}","id":7}}`, undefined, tooLong],
  ['11 MB, with a number in a text', `{"params":{"x":"${text(11)} \\"id\\":7}"}}`, undefined, tooLong],
  ['11 MB without a number', `{"method":"notifications/x","params":{"x":"${text(11)}"}}`, undefined, tooLong],
  ['11 MB that are no JSON', text(11), undefined, tooLong],
  ['11 MB with a carriage return', `{"jsonrpc":"2.0","id":7,"x":"${text(11)}"}\r`, 7, tooLong],
];

/** Lines that are too long, or nearly. */
export const assistantMessages: readonly LineAttack[] = rows.map(([name, given, id, says]) => ({
  name,
  given,
  gives: { id, says },
}));

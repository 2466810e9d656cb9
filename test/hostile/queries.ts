import type { Attack } from './attack.ts';

/** A row about a statement for the storage, which must end and be refused, with a part of these words. */
export type QueryAttack = Attack<{ sql: string; seconds?: number }, { says: string }>;

const late = 'takes longer than 1 second, so it was ended.';
const long = 'has more than 67,108,864 characters. Ask for a part of it, with substr().';
const readsOnly = 'A query only reads the storage';
const numbers = 'WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n)';
const columns = (count: number, value: string) => Array.from({ length: count }, () => value).join();

const endless: readonly [name: string, sql: string][] = [
  ['numbers without end that are counted', `${numbers} SELECT count(*) FROM n`],
  ['numbers without end of which none is right', `${numbers} SELECT i FROM n WHERE i < 0`],
  [
    'a join of everything with everything',
    `${numbers}, m AS (SELECT i FROM n LIMIT 100000) SELECT count(*) FROM m a, m b, m c`,
  ],
  ['numbers without end that are sorted first', `${numbers} SELECT i FROM n ORDER BY i DESC`],
  ['numbers without end in a condition', `${numbers} SELECT 1 WHERE 0 IN (SELECT i FROM n)`],
];

const large: readonly [name: string, sql: string, says: string][] = [
  ['a blob', 'SELECT zeroblob(100000000)', `Row 1 of the result ${long}`],
  ['a text', "SELECT printf('%.*c', 100000000, 'x')", `Row 1 of the result ${long}`],
  ['many columns', `SELECT ${columns(10, 'zeroblob(8000000)')}`, `Row 1 of the result ${long}`],
  ['a row that is not the first', 'SELECT 1 UNION ALL SELECT zeroblob(100000000)', `Row 2 of the result ${long}`],
  ['a value that SQLite cannot hold', 'SELECT zeroblob(2000000000)', `A value ${long}`],
];

const writing: readonly [name: string, sql: string, says: string][] = [
  ['a table that is dropped', 'DROP TABLE users', readsOnly],
  ['a row that comes back from an update', "UPDATE users SET id = '2' RETURNING id", readsOnly],
  ['another database', "ATTACH 'other.sqlite' AS other", readsOnly],
  ['a copy of the storage', "VACUUM INTO 'copy.sqlite'", readsOnly],
  ['a program that is loaded', "SELECT load_extension('x.so')", 'not authorized'],
];

/** Statements that take for ever, give more than anybody can hold, or change something. */
export const queries: readonly QueryAttack[] = [
  ...endless.map(([name, sql]) => ({ name, given: { sql, seconds: 1 }, gives: { says: late } })),
  ...[...large, ...writing].map(([name, sql, says]) => ({ name, given: { sql }, gives: { says } })),
];

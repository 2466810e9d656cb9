import type { Attack } from './attack.ts';

/** Expressions for the debugger, partly written by a stranger. */
const text = `${'a'.repeat(60)}!`;
export const facts = {
  text,
  pattern: '^(a+)+$',
  ids: Array.from({ length: 2000 }, (_, id) => id),
  response: { text },
};

/** A row about an expression that runs too long: it must be ended. */
export type ExpressionAttack = Attack<string, 'ended'>;

const rows: readonly [name: string, expression: string][] = [
  ['a pattern that goes back and forth', 'text.matches("^(a+)+$")'],
  ['one with alternatives', 'text.matches("^(a|aa|aaa)+$")'],
  ['one with three stars', 'text.matches("^(a*)*(a*)*(a*)*$")'],
  ['a pattern from a response', 'text.matches(pattern)'],
  ['a pattern that is put together', 'text.matches("^(" + "a+" + ")+$")'],
  ['one about a field of a response', 'response.text.matches("(?:a+)+$")'],
  ['one for each of a list', 'ids.exists(id, text.matches("^(a+)+$"))'],
  ['one behind a condition', 'size(ids) > 0 ? text.matches("^(a+)+$") : false'],
  ['lists in lists', 'ids.all(a, ids.all(b, ids.all(c, ids.all(d, a + b + c + d >= 0))))'],
  ['lists of lists', 'ids.map(a, ids.map(b, ids.map(c, a + b + c)))'],
];

/** Expressions that do not end. */
export const debugging: readonly ExpressionAttack[] = rows.map(([name, given]) => ({ name, given, gives: 'ended' }));

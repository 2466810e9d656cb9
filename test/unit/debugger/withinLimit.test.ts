import assert from 'node:assert/strict';
import { evaluateWith } from '../../../debugger/expressions/evaluateWith.ts';
import { parseExpression } from '../../../debugger/expressions/expression.ts';
import { OutOfTime, withinLimit } from '../../../debugger/expressions/withinLimit.ts';
import { debugOrders } from '../../support/debugOrders.ts';

const text = `${'a'.repeat(60)}!`;
const ids = Array.from({ length: 2000 }, (_, id) => id);
const facts = { text, pattern: '^(a+)+$', ids, response: { text } };

/** Expressions that would not end while anybody waits. */
const endless: readonly (readonly [what: string, expression: string])[] = [
  ['a pattern that goes back and forth', 'text.matches("^(a+)+$")'],
  ['one with alternatives', 'text.matches("^(a|aa|aaa)+$")'],
  ['one with three stars', 'text.matches("^(a*)*(a*)*(a*)*$")'],
  ['a pattern from a response', 'text.matches(pattern)'],
  ['one in a field of a response', 'response.text.matches("(?:a+)+$")'],
  ['one for each of a list', 'ids.exists(id, text.matches("^(a+)+$"))'],
  ['lists in lists', 'ids.all(a, ids.all(b, ids.all(c, ids.all(d, a + b + c + d >= 0))))'],
];

describe('an expression of the debugger', () => {
  const known = { facts, ofRecords: () => [] };
  for (const [what, expression] of endless) {
    it(`is ended where it takes too long: ${what}`, () => {
      const parsed = parseExpression(expression);
      assert.throws(() => withinLimit(() => evaluateWith(parsed, known), 100), OutOfTime);
    });
  }

  it('gives its value otherwise, and its errors', () => {
    const evaluate = (expression: string) => evaluateWith(parseExpression(expression), known);
    assert.equal(evaluate('text.matches("^a+!$")'), true);
    assert.equal(
      withinLimit(() => evaluate('size(ids)')),
      2000n,
    );
    assert.throws(() => evaluate('text.matches("(")'), { message: /Invalid/ });
  });

  it('is ended by the limit around it, and the next one begins anew', () => {
    const slow = () => evaluateWith(parseExpression('text.matches(pattern)'), known);
    for (const limitMs of [50, 50]) assert.throws(() => withinLimit(() => withinLimit(slow), limitMs), OutOfTime);
    assert.equal(
      withinLimit(() => 1),
      1,
    );
  });
});

describe('a debugger that is asked for what does not end', () => {
  const { open, answer } = debugOrders();
  const spent = (line: number) =>
    `The breakpoint in line ${line} counts no more in this run. It takes longer than 3 seconds, so it was ended.`;
  const slow = `"${text}".matches("^(a+)+$")`;

  for (const [what, breakpoint] of [
    ['condition', { condition: slow }],
    ['log message', { logMessage: `{${slow}}{${slow}}` }],
  ] as const) {
    it(`says so once of a ${what}, and the run goes on`, async () => {
      const client = open();
      const line = client.lineOf('"responseParam"');
      assert.deepEqual(await client.stops([{ line, ...breakpoint }]), []);
      assert.deepEqual(
        client.console.filter((said) => said.startsWith('The breakpoint')),
        [spent(line)],
      );
    });
  }

  it('says so of a watched expression about a response, and goes on', async () => {
    answer('/orders', [{ items: [{ id: 1, text }], meta: { total: 1 } }]);
    const client = open();
    await client.start([{ line: client.lineOf('"responseParam"') }]);
    await assert.rejects(client.evaluate('record.text.matches("^(a+)+$")'), { message: /longer than 3 seconds/ });
    assert.equal(await client.evaluate('record.id'), '1');
  });
});

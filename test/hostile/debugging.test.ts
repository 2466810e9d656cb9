import assert from 'node:assert/strict';
import { evaluateWith, valueWith } from '../../debugger/expressions/evaluateWith.ts';
import { parseExpression } from '../../debugger/expressions/expression.ts';
import { OutOfTime, withinLimit } from '../../debugger/expressions/withinLimit.ts';
import { debugOrders } from '../support/debugOrders.ts';
import { debugging, facts } from './debugging.ts';

const { text } = facts;

describe('an expression of the debugger', () => {
  const known = { facts, ofRecords: () => [] };
  for (const { name, given } of debugging) {
    it(`is ended where it takes too long: ${name}`, () => {
      const parsed = parseExpression(given);
      assert.throws(() => withinLimit(() => valueWith(parsed, known), 100), OutOfTime);
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

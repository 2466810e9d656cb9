import assert from 'node:assert/strict';
import { TableFacts } from '../../../../engine/core/testing/tableFacts.ts';

/** The facts on a column `a` with these values. */
function factsOf(...values: string[]) {
  const facts = new TableFacts(['a']);
  for (const value of values) facts.row([value]);
  const has = (names: readonly string[]) => names.includes('a');
  return { type: facts.types['a'], notNull: has(facts.notNull), filled: has(facts.filled), unique: has(facts.unique) };
}

const types: [values: string[], type: string | undefined][] = [
  [['1', '2'], 'integer'],
  [['1', '', '3'], 'integer'],
  [['1', '2.5'], 'number'],
  [['1.5', '2e9'], 'number'],
  [['true', 'false'], 'boolean'],
  [['2026-01-31', '2026-02-01'], 'date'],
  [['2026-01-31T08:00:00Z', '2026-02-01 09:00'], 'date-time'],
  [['2026-01-31', '2026-02-01 09:00'], undefined],
  [['1', 'a'], undefined],
  [['', ''], undefined],
  [[], undefined],
  // Postal codes and the like.
  [['01001', '60200'], undefined],
  [['0', '10'], 'integer'],
  [['0.5', '-0.25'], 'number'],
  // An id of digits and letters may be one of digits alone, or like an exponent.
  [['48213907'], undefined],
  [['12e45678'], undefined],
  [['48213907', '10347765'], 'integer'],
  [['12'], 'integer'],
  [['2026-01-31'], 'date'],
];

describe('What a table shows', () => {
  for (const [values, type] of types)
    it(`${JSON.stringify(values)} ${type === undefined ? 'has no type' : `is of type ${type}`}`, () =>
      assert.equal(factsOf(...values).type, type));

  it('is whether a column is never, sometimes or always empty', () => {
    assert.deepEqual(factsOf('a', 'b'), { type: undefined, notNull: true, filled: false, unique: true });
    assert.deepEqual(factsOf('a', ''), { type: undefined, notNull: false, filled: true, unique: false });
    assert.deepEqual(factsOf('', ''), { type: undefined, notNull: false, filled: false, unique: false });
    assert.deepEqual(factsOf(), { type: undefined, notNull: false, filled: false, unique: false });
  });

  it('is whether a value occurs twice, of which one row says nothing', () => {
    assert.equal(factsOf('a', 'b', 'a').unique, false);
    assert.equal(factsOf('a').unique, false);
  });
});

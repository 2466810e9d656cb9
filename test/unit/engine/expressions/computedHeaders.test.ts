import assert from 'node:assert/strict';
import { computedHeaders } from '../../../../engine/core/expressions/computedHeaders.ts';
import type { JsonValue } from '../../../../engine/core/json/value.ts';
import { placeOf } from './placeOf.ts';

const place = placeOf({ attr: { '#token': 's3cret' } });

describe('computedHeaders', () => {
  it('computes calls and references', () => {
    const headers = { Authorization: { function: 'concat', args: ['Bearer ', { attr: '#token' }] }, Accept: 'x' };
    assert.deepEqual(computedHeaders(headers, place), { Authorization: 'Bearer s3cret', Accept: 'x' });
  });

  it('says that a context does not exist for headers', () => {
    assert.throws(() => computedHeaders({ 'X-Since': { time: 'previousStart' } }, place), {
      name: 'UserError',
      code: 'function.context-not-here',
      pointer: '/here/X-Since',
      message: 'The context "time" is not available here. Available contexts: "attr".',
    });
  });

  // what is written, the line that is refused, and what it holds
  const refused: [JsonValue, number, string][] = [
    [['a', { b: 1 }], 1, 'an object'],
    [[['a']], 0, 'a list'],
    [[{ attr: '#token' }], 0, 'an object'],
    [['a', { function: 'time' }], 1, 'an object'],
  ];
  for (const [value, line, held] of refused) {
    it(`configuration.md 5.2: a list is not computed: ${JSON.stringify(value)}`, () =>
      assert.throws(() => computedHeaders({ 'X-Tag': value }, place), {
        code: 'request.header-not-text',
        pointer: `/here/X-Tag/${line}`,
        message: `The header "X-Tag.${line}" holds ${held}. Lines in a list are not computed: write each as text, or the whole header as a function.`,
      }));
  }

  it('refuses any other object', () => {
    assert.throws(() => computedHeaders({ 'X-Tag': { a: { attr: '#token' } } }, place), {
      code: 'request.header-not-text',
      pointer: '/here/X-Tag',
      message: 'The header "X-Tag" holds an object. Give it a text, a reference or a function.',
    });
  });
});

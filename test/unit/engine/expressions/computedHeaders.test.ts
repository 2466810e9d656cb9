import assert from 'node:assert/strict';
import { computedHeaders } from '../../../../engine/core/expressions/computedHeaders.ts';
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

  it('configuration.md 5.2: refuses an object or a list within a list of lines', () => {
    for (const value of [['a', { b: 1 }], [['a']]]) {
      assert.throws(() => computedHeaders({ 'X-Tag': value }, place), { code: 'request.header-not-text' });
    }
  });

  it('refuses any other object', () => {
    assert.throws(() => computedHeaders({ 'X-Tag': { a: { attr: '#token' } } }, place), {
      code: 'request.header-not-text',
      pointer: '/here/X-Tag',
      message: 'The header "X-Tag" holds an object. Give it a text, a reference or a function.',
    });
  });
});

import assert from 'node:assert/strict';
import { checkExpression, checkExpressions } from '../../../../engine/core/expressions/checkExpressions.ts';
import { flatten } from '../../../../engine/core/expressions/flatten.ts';
import type { JsonObject, JsonValue } from '../../../../engine/core/json/value.ts';

const attr = flatten({ tenant: 'acme', http: { headers: { A: 1 } } });
const place = { contexts: { attr }, later: ['query', 'request'] as const, pointer: '/here' };

describe('checkExpressions', () => {
  const sound: [string, JsonObject][] = [
    ['no expression', { a: 1, b: 'x', c: null }],
    ['a known attribute', { a: { attr: 'tenant' } }],
    ['a value that will only be known later', { a: { request: 'no-one-knows' } }],
    ['a call with later values', { a: { function: 'md5', args: [{ query: 'page' }] } }],
    ['arguments whose values would be refused', { a: { function: 'date', args: ['Y', { query: 'page' }] } }],
    ['a plain object with a context of another place', { a: { response: 'x' } }],
    ['an argument that holds data', { a: { function: 'ifempty', args: [{ any: 'x' }, ['y']] } }],
    ['a list, which is not computed', { a: [{ attr: 'missing' }, { function: 'md6' }] }],
    ['a container that looks like a reference', { attr: 'missing' }],
    ['a container that looks like a call', { function: 'md6' }],
  ];
  for (const [title, container] of sound) {
    it(`finds nothing wrong with ${title}`, () => assert.doesNotThrow(() => checkExpressions(container, place)));
  }

  const wrong: [title: string, container: JsonObject, code: string, pointer: string][] = [
    ['an unknown function', { a: { function: 'md6' } }, 'function.unknown', '/here/a'],
    ['a wrong number of arguments', { a: { function: 'md5', args: [] } }, 'function.wrong-arguments', '/here/a'],
    [
      'a function for placeholders only',
      { a: { function: 'urlencode', args: ['x'] } },
      'function.placeholders-only',
      '/here/a',
    ],
    ['an attribute that does not exist', { a: { attr: 'tennant' } }, 'function.unknown-reference', '/here/a'],
    ['a reference that is no text', { a: { attr: {} } }, 'function.bad-reference', '/here/a'],
    [
      'a context of another place',
      { a: { function: 'md5', args: [{ time: 'currentStart' }] } },
      'function.context-not-here',
      '/here/a/args/0',
    ],
    [
      'an inner call',
      { a: { function: 'md5', args: [{ function: 'sha1' }] } },
      'function.wrong-arguments',
      '/here/a/args/0',
    ],
    [
      'something deep within',
      { a: { b: [{ 'c/d': { attr: 'x' } }] } },
      'function.unknown-reference',
      '/here/a/b/0/c~1d',
    ],
    [
      'a list of arguments',
      { a: { function: 'implode', args: [',', ['x', { attr: 'y' }]] } },
      'function.unknown-reference',
      '/here/a/args/1/1',
    ],
  ];
  for (const [title, container, code, pointer] of wrong) {
    it(`finds ${title}`, () =>
      assert.throws(() => checkExpressions(container, place), { name: 'UserError', code, pointer }));
  }

  it('lets urlencode in where a placeholder will be', () => {
    const urlencode: JsonValue = { function: 'urlencode', args: [{ placeholder: 'value' }] };
    const later = ['placeholder'] as const;
    assert.doesNotThrow(() => checkExpression(urlencode, { contexts: {}, later, pointer: '' }));
    assert.throws(
      () => checkExpression({ function: 'md5', args: [{ attr: 'a' }] }, { contexts: {}, later, pointer: '' }),
      {
        code: 'function.context-not-here',
        message: 'The context "attr" is not available here. Available contexts: "placeholder".',
      },
    );
  });

  it('computes nothing', () => {
    const call = { function: 'hash', args: ['no-algorithm', 'x'] };
    assert.doesNotThrow(() => checkExpression(call, place));
  });
});

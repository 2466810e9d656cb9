import assert from 'node:assert/strict';
import type { ContextName } from '../../../../engine/core/expressions/context.ts';
import { lookUp } from '../../../../engine/core/expressions/lookUp.ts';
import type { JsonValue } from '../../../../engine/core/json/value.ts';
import { placeOf } from './placeOf.ts';

function find(context: ContextName, target: JsonValue, values: JsonValue): JsonValue {
  return lookUp({ kind: 'reference', context, target }, placeOf({ [context]: values }));
}

describe('lookUp (functions.md 1 and 2)', () => {
  const found: [title: string, context: ContextName, target: JsonValue, values: JsonValue, value: JsonValue][] = [
    ['an attribute', 'attr', 'a', { a: 'x' }, 'x'],
    ['a nested attribute', 'attr', 'a.b.c', { a: { b: { c: 1 } } }, 1],
    ['an element of a list', 'attr', 'list.0', { list: ['x'] }, 'x'],
    ['a name with a dot of its own', 'attr', 'a.b', { 'a.b': 'x' }, 'x'],
    ['false', 'attr', 'a', { a: false }, false],
    ['0', 'attr', 'a', { a: 0 }, 0],
    ['an empty text', 'attr', 'a', { a: '' }, ''],
    ['a name that is written as a number', 'query', 7, { '7': 'x' }, 'x'],
    ['a query parameter by its name as sent', 'query', 'ids[0]', { 'ids[0]': 'x' }, 'x'],
    ['the value of a placeholder', 'placeholder', 'value', { value: 'x' }, 'x'],
    ['an element of a placeholder that is a list', 'placeholder', 'value.1', { value: ['x', 'y'] }, 'y'],
  ];
  for (const [title, context, target, values, value] of found) {
    it(`finds ${title}`, () => assert.equal(find(context, target, values), value));
  }

  const missing: [title: string, context: ContextName, target: JsonValue, values: JsonValue, message: string][] = [
    [
      'a name that is near another',
      'attr',
      'tennant',
      { tenant: 'x' },
      'There is no "tennant" in "config". Did you mean "tenant"?',
    ],
    [
      'a name that is near nothing',
      'attr',
      'elsewhere',
      { tenant: 'x' },
      'There is no "elsewhere" in "config". Check the name.',
    ],
    ['a null', 'attr', 'a', { a: null }, '"a" in "config" is null, so a reference cannot use it. Give it a value.'],
    ['an empty list', 'attr', 'list', { list: [] }, 'There is no "list" in "config". Check the name.'],
    [
      'an object',
      'attr',
      'http',
      { http: { x: 1 } },
      '"http" in "config" is an object or a list. Name a value inside it, such as "http.x".',
    ],
    [
      'a placeholder that is a list',
      'placeholder',
      'value',
      { value: ['x'] },
      '"value" in the value at "path" is an object or a list. Name a value inside it, such as "value.0".',
    ],
    [
      'a time that there is not',
      'time',
      'currentstart',
      { currentStart: 1 },
      'There is no "currentstart" in the context "time". Did you mean "currentStart"?',
    ],
    ['a query parameter', 'query', 'page', {}, 'There is no "page" in the query of the request. Check the name.'],
    ['a part of the request', 'request', 'host', { url: 'x' }, 'There is no "host" in the request. Check the name.'],
    [
      'a value of the login',
      'response',
      'tokn',
      { token: 'x' },
      'There is no "tokn" in the login response. Did you mean "token"?',
    ],
    [
      'a value of the authorization',
      'user',
      'x.y',
      {},
      `There is no "x.y" in the authorization's "#data". Check the name.`,
    ],
    [
      'a secret that is missing',
      'attr',
      '#key',
      { token: 'x' },
      'There is no "#key" in "config". Enter its value with Set Secret in the editor, or on the command line with --secrets FILE or in the environment.',
    ],
    [
      'a secret that is null',
      'attr',
      '#key',
      { '#key': null },
      '"#key" is empty here (null). Enter its value with Set Secret in the editor, or on the command line with --secrets FILE or in the environment.',
    ],
  ];
  for (const [title, context, target, values, message] of missing) {
    it(`says what is wrong with ${title}`, () =>
      assert.throws(() => find(context, target, values), {
        name: 'UserError',
        code: 'function.unknown-reference',
        pointer: '/here',
        message,
      }));
  }

  it('wants a text for a name', () => {
    for (const target of [{ a: 1 }, ['a']]) {
      assert.throws(() => find('attr', target, { a: 1 }), {
        code: 'function.bad-reference',
        message: 'A reference to "attr" needs the name of a value as text.',
      });
    }
  });

  it('never tells a value', () => {
    assert.throws(
      () => find('attr', '#tokn', { '#token': 's3cret' }),
      ({ message }: Error) => !message.includes('s3cret'),
    );
  });
});

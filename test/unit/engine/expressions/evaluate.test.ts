import assert from 'node:assert/strict';
import { evaluate, evaluateFields } from '../../../../engine/core/expressions/evaluate.ts';
import { parseJson } from '../../../../engine/core/json/parseJson.ts';
import { Float, isObject, type JsonObject, type JsonValue, keysOf } from '../../../../engine/core/json/value.ts';
import { placeOf } from './placeOf.ts';

const attr = {
  tenant: 'acme',
  '#token': 's3cret',
  empty: '',
  zero: 0,
  no: false,
  nothing: null,
  http: { headers: { 'X-Tag': 'blue' } },
  list: ['a', 'b'],
};
const time = { currentStart: 1_500_000_000, previousStart: 0 };
const place = placeOf({ attr, time });

/** Expressions and their values. */
const values: [title: string, written: JsonValue, computed: JsonValue][] = [
  ['a text stays', 'attr', 'attr'],
  ['a number stays', 7, 7],
  ['null stays', null, null],
  ['a call is computed', { function: 'concat', args: ['a', 'b'] }, 'ab'],
  ['further keys of a call are ignored', { type: 'x', function: 'concat', args: ['a'], note: 1 }, 'a'],
  ['a call without arguments', { function: 'concat' }, ''],
  ['an object of arguments gives its values in order', { function: 'concat', args: { b: 'x', a: 'y' } }, 'xy'],
  ['a text for arguments is none', { function: 'concat', args: 'abc' }, ''],
  ['null for arguments is none', { function: 'concat', args: null }, ''],
  ['a reference is looked up', { attr: 'tenant' }, 'acme'],
  ['a reference to another context', { time: 'currentStart' }, 1_500_000_000],
  ['a reference by the flattened name', { attr: 'http.headers.X-Tag' }, 'blue'],
  ['a reference into a list', { attr: 'list.1' }, 'b'],
  ['a reference to a secret keeps the #', { attr: '#token' }, 's3cret'],
  ['a reference to an empty text', { attr: 'empty' }, ''],
  ['a reference to 0', { attr: 'zero' }, 0],
  ['a reference to false', { attr: 'no' }, false],
  ['a second key makes it a plain object', { attr: 'tenant', other: 1 }, { attr: 'tenant', other: 1 }],
  ['a context of another place makes it a plain object', { response: 'token' }, { response: 'token' }],
  ['an unknown key makes it a plain object', { atr: 'tenant' }, { atr: 'tenant' }],
  ['an empty object stays', {}, {}],
  ['the values of a plain object are computed', { a: { attr: 'tenant' }, b: 1 }, { a: 'acme', b: 1 }],
  ['at any depth', { a: { b: [{ c: { attr: 'tenant' } }] } }, { a: { b: [{ c: 'acme' }] } }],
  [
    'lists within objects, one by one',
    { a: [{ attr: 'list.0' }, 'x', { time: 'previousStart' }] },
    { a: ['a', 'x', 0] },
  ],
  [
    'calls within calls',
    { function: 'md5', args: [{ function: 'concat', args: ['parcel-', 77] }] },
    'f87281233822619d012753345d88eb36',
  ],
  [
    'references within calls',
    { function: 'concat', args: [{ attr: 'tenant' }, '@', { time: 'currentStart' }] },
    'acme@1500000000',
  ],
  [
    'a list argument with references',
    { function: 'implode', args: ['-', [{ attr: 'list.0' }, { attr: 'list.1' }]] },
    'a-b',
  ],
  ['a list argument is passed as such', { function: 'ifempty', args: [[], 'd'] }, 'd'],
  [
    'an object argument is computed and passed as such',
    { function: 'ifempty', args: [{ k: { attr: 'tenant' } }, 'd'] },
    { k: 'acme' },
  ],
  ['the time is that of the place', { function: 'time' }, 1_500_000_000],
];

describe('evaluate (functions.md 1)', () => {
  for (const [title, written, computed] of values) {
    it(`${title}: ${JSON.stringify(written)}`, () => assert.deepEqual(evaluate(written, place), computed));
  }

  it('keeps a float and a long integer as they are', () => {
    assert.deepEqual(evaluate(new Float(1), place), new Float(1));
    assert.equal(evaluate(2n ** 60n, place), 2n ** 60n);
  });

  it('keeps the order of keys that look like integers', () => {
    const computed = evaluate(parseJson('{"b": {"attr": "tenant"}, "10": 1, "9": 2}'), place);
    assert.deepEqual(isObject(computed) ? keysOf(computed) : [], ['b', '10', '9']);
  });

  it('leaves what is written as it is', () => {
    const written = { a: [{ attr: 'tenant' }] };
    evaluate(written, place);
    assert.deepEqual(written, { a: [{ attr: 'tenant' }] });
  });

  it('knows urlencode where there is a placeholder, and only there', () => {
    const call = { function: 'urlencode', args: [{ placeholder: 'value' }] };
    assert.equal(evaluate(call, placeOf({ placeholder: { value: 'a b' } })), 'a+b');
    assert.throws(() => evaluate({ function: 'urlencode', args: ['a'] }, place), {
      code: 'function.placeholders-only',
    });
  });

  /** Expressions, with the code and the pointer of the error. */
  const refused: [title: string, written: JsonValue, code: string, pointer: string][] = [
    ['an unknown function', { function: 'md6', args: ['a'] }, 'function.unknown', '/here'],
    ['a function in another letter case', { function: 'Md5', args: ['a'] }, 'function.unknown', '/here'],
    ['a function whose name is no text', { function: null }, 'function.unknown', '/here'],
    ['a wrong number of arguments', { function: 'md5' }, 'function.wrong-arguments', '/here'],
    ['a bad argument within', { a: [0, { function: 'md5', args: [[]] }] }, 'function.bad-argument', '/here/a/1'],
    ['an inner call', { function: 'md5', args: [{ function: 'md6' }] }, 'function.unknown', '/here/args/0'],
    [
      'an argument of an object of arguments',
      { function: 'md5', args: { 'a/b': { attr: 'x' } } },
      'function.unknown-reference',
      '/here/args/a~1b',
    ],
    ['an attribute that does not exist', { attr: 'tennant' }, 'function.unknown-reference', '/here'],
    ['an attribute that is null', { attr: 'nothing' }, 'function.unknown-reference', '/here'],
    ['an object as the name of a value', { attr: { a: 1 } }, 'function.bad-reference', '/here'],
    ['a list as the name of a value', { attr: ['tenant'] }, 'function.bad-reference', '/here'],
    ['null as the name of a value', { attr: null }, 'function.unknown-reference', '/here'],
    [
      'an argument from a context of another place',
      { function: 'md5', args: [{ response: 'token' }] },
      'function.context-not-here',
      '/here/args/0',
    ],
    [
      'a fallback for an attribute that does not exist',
      { function: 'ifempty', args: [{ attr: 'missing' }, 'd'] },
      'function.unknown-reference',
      '/here/args/0',
    ],
  ];
  for (const [title, written, code, pointer] of refused) {
    it(`refuses ${title}`, () => assert.throws(() => evaluate(written, place), { name: 'UserError', code, pointer }));
  }

  it('shows no argument in an error', () => {
    const written = { function: 'date', args: ['Y', { attr: '#token' }] };
    assert.throws(
      () => evaluate(written, place),
      ({ message }: Error) => message.includes('"date"') && !message.includes('s3cret'),
    );
  });
});

describe('evaluateFields (functions.md 1)', () => {
  it('computes each value of the container', () => {
    const container = { since: { time: 'previousStart' }, tenant: { attr: 'tenant' }, n: 1 };
    assert.deepEqual(evaluateFields(container, place), { since: 0, tenant: 'acme', n: 1 });
  });

  it('does not take the container itself for a reference or a call', () => {
    assert.deepEqual(evaluateFields({ attr: 'tenant' }, place), { attr: 'tenant' });
    assert.deepEqual(evaluateFields({ function: 'time' }, place), { function: 'time' });
  });

  it('does not enter a list', () => {
    const container: JsonObject = {
      ids: [{ attr: 'tenant' }, { a: { function: 'md6' } }],
      o: { ids: [{ attr: 'tenant' }] },
    };
    assert.deepEqual(evaluateFields(container, place), { ...container, o: { ids: ['acme'] } });
  });

  it('tells the key in the pointer', () => {
    assert.throws(() => evaluateFields({ 'a/b': { attr: 'x' } }, place), { pointer: '/here/a~1b' });
  });
});

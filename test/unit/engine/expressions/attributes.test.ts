import assert from 'node:assert/strict';
import { createAttributes } from '../../../../engine/core/expressions/attributes.ts';
import type { Context } from '../../../../engine/core/expressions/context.ts';
import type { JsonObject } from '../../../../engine/core/json/value.ts';

const time = new Map([
  ['currentStart', 1_500_000_000],
  ['previousStart', 0],
]);

function attributesOf(config: JsonObject, now = () => 1_500_000_000_000): Context {
  return createAttributes(config, { time, now, pointer: '/config' });
}

describe('createAttributes (functions.md 2)', () => {
  it('has the values of the configuration by their flattened names', () => {
    const context = attributesOf({ tenant: 'acme', credentials: { '#token': 's3cret' }, list: [1] });
    assert.deepEqual([...context.keys()], ['tenant', 'credentials.#token', 'list.0']);
    assert.equal(context.get('credentials.#token'), 's3cret');
    assert.equal(context.get('list.0'), 1);
    assert.equal(context.get('list'), undefined);
  });

  it('has no jobs', () => {
    const context = attributesOf({ jobs: [{ endpoint: 'a' }], 'jobs-too': 1 });
    assert.deepEqual([...context.keys()], ['jobs-too']);
  });

  it('has nulls as nulls', () => assert.equal(attributesOf({ a: null }).get('a'), null));

  it('has a reference as plain text below its key', () => {
    assert.equal(attributesOf({ a: { attr: 'b' }, b: 1 }).get('a.attr'), 'b');
  });

  it('computes an attribute that is a function from other attributes and the time', () => {
    const context = attributesOf({
      since: { function: 'date', args: ['Y-m-d', { time: 'currentStart' }] },
      key: { function: 'concat', args: [{ attr: 'since' }, '/', { attr: 'deep.tenant' }] },
      deep: { tenant: 'acme' },
    });
    assert.equal(context.get('key'), '2017-07-14/acme');
  });

  it('computes an attribute once, and only when it is asked for', () => {
    let asked = 0;
    const context = attributesOf({ a: { function: 'time' }, b: 1 }, () => ++asked * 1000);
    assert.equal(context.get('b'), 1);
    assert.equal(asked, 0);
    assert.deepEqual([context.get('a'), context.get('a')], [1, 1]);
  });

  it('lets an attribute that nobody asks for be wrong', () => {
    assert.equal(attributesOf({ a: { function: 'no-such' }, b: 1 }).get('b'), 1);
  });

  it('says where a wrong function stands', () => {
    const context = attributesOf({ deep: { a: { function: 'md5', args: [{ attr: 'none' }] } } });
    assert.throws(() => context.get('deep.a'), {
      code: 'function.unknown-reference',
      pointer: '/config/deep/a/args/0',
    });
  });

  const circles: [string, JsonObject][] = [
    ['itself', { a: { function: 'md5', args: [{ attr: 'a' }] } }],
    [
      'another that refers back',
      {
        a: { function: 'md5', args: [{ attr: 'b' }] },
        b: { function: 'sha1', args: [{ attr: 'a' }] },
      },
    ],
  ];
  for (const [title, config] of circles) {
    it(`refuses an attribute that refers to ${title}`, () =>
      assert.throws(() => attributesOf(config).get('a'), {
        name: 'UserError',
        code: 'function.attribute-circle',
        pointer: '/config/a',
        message: 'The attribute "a" refers to itself through other attributes. Give one of them a fixed value.',
      }));
  }

  it('lets two attributes use the same third', () => {
    const context = attributesOf({
      a: { function: 'concat', args: [{ attr: 'b' }, { attr: 'b' }] },
      b: { function: 'concat', args: ['x'] },
    });
    assert.equal(context.get('a'), 'xx');
  });

  it('refuses an attribute that is computed to a list', () => {
    const context = attributesOf({ a: { function: 'ifempty', args: ['', ['x']] } });
    assert.throws(() => context.get('a'), { code: 'function.attribute-not-scalar', pointer: '/config/a' });
  });
});

import assert from 'node:assert/strict';
import { type ContextName, contextNames } from '../../../../engine/core/expressions/context.ts';
import { requireContext } from '../../../../engine/core/expressions/requireContext.ts';
import type { JsonObject } from '../../../../engine/core/json/value.ts';

describe('requireContext (functions.md 1)', () => {
  const accepted: [title: string, object: JsonObject, known: ContextName[]][] = [
    ['a context that the place has', { attr: 'a' }, ['time', 'attr']],
    ['a word that is no context', { page: 1 }, ['attr']],
    ['another letter case', { Time: 'a' }, ['attr']],
    ['a second key', { time: 'a', other: 1 }, ['attr']],
    ['a call', { function: 'time' }, []],
    ['an empty object', {}, []],
  ];
  for (const [title, object, known] of accepted) {
    it(`accepts ${title}`, () => assert.doesNotThrow(() => requireContext(object, known, '/here')));
  }

  for (const name of contextNames) {
    it(`refuses ${name} where there is no context at all`, () =>
      assert.throws(() => requireContext({ [name]: 'a' }, [], '/here'), {
        name: 'UserError',
        code: 'function.context-not-here',
        pointer: '/here',
        message: `The context "${name}" is not available here. Available contexts: none.`,
      }));
  }

  it('lists the contexts of the place', () => {
    assert.throws(() => requireContext({ time: 'currentStart' }, ['query', 'request', 'attr'], '/here'), {
      message: 'The context "time" is not available here. Available contexts: "query", "request", "attr".',
    });
  });
});

import assert from 'node:assert/strict';
import { contextNames } from '../../../../engine/core/expressions/context.ts';
import { readExpression, soleContext } from '../../../../engine/core/expressions/expression.ts';
import { parseJson } from '../../../../engine/core/json/parseJson.ts';
import { isObject, type JsonObject } from '../../../../engine/core/json/value.ts';

describe('readExpression (functions.md 1)', () => {
  it('reads a call with the way to each argument', () => {
    assert.deepEqual(readExpression({ function: 'md5', args: ['a', { attr: 'b' }] }, []), {
      kind: 'call',
      name: 'md5',
      args: [
        { value: 'a', tokens: ['args', '0'] },
        { value: { attr: 'b' }, tokens: ['args', '1'] },
      ],
    });
  });

  it('takes the values of an object of arguments in document order', () => {
    const written = parseJson('{"function": "md5", "args": {"b": 1, "0": 2}}');
    const call = isObject(written) ? readExpression(written, []) : undefined;
    assert.deepEqual(call?.kind === 'call' ? call.args : [], [
      { value: 1, tokens: ['args', 'b'] },
      { value: 2, tokens: ['args', '0'] },
    ]);
  });

  it('a call wins over a reference', () => {
    assert.equal(readExpression({ function: 'time', attr: 'a' }, ['attr'])?.kind, 'call');
  });

  it('reads a reference into a context that there is', () => {
    assert.deepEqual(readExpression({ attr: 'a' }, ['time', 'attr']), {
      kind: 'reference',
      context: 'attr',
      target: 'a',
    });
  });

  const plain: [string, JsonObject][] = [
    ['a context of another place', { time: 'currentStart' }],
    ['two keys', { attr: 'a', time: 'b' }],
    ['no key', {}],
    ['another letter case', { Attr: 'a' }],
  ];
  for (const [title, object] of plain) {
    it(`takes an object with ${title} for data`, () => assert.equal(readExpression(object, ['attr']), undefined));
  }
});

describe('soleContext', () => {
  for (const name of contextNames) {
    it(`knows ${name}`, () => assert.equal(soleContext({ [name]: 'x' }), name));
  }

  it('knows no other word, nor a context beside other keys', () => {
    assert.deepEqual(
      [soleContext({ config: 1 }), soleContext({}), soleContext({ attr: 1, b: 2 })],
      [undefined, undefined, undefined],
    );
  });
});

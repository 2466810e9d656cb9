import assert from 'node:assert/strict';
import { arraysAsLists } from '../../../../engine/core/json/arraysAsLists.ts';
import { decodeUtf8 } from '../../../../engine/core/json/decodeUtf8.ts';
import { deepEquals } from '../../../../engine/core/json/deepEquals.ts';
import { findPath } from '../../../../engine/core/json/findPath.ts';
import { isEmptyInConfig, isEmptyInResponse } from '../../../../engine/core/json/isEmpty.ts';
import { JsonSyntaxError } from '../../../../engine/core/json/jsonSyntaxError.ts';
import { jsonText } from '../../../../engine/core/json/jsonText.ts';
import { parseJson } from '../../../../engine/core/json/parseJson.ts';
import { entriesOf, Float, isObject, type JsonValue, keysOf } from '../../../../engine/core/json/value.ts';

describe('parseJson', () => {
  const kept: [string, JsonValue][] = [
    ['9007199254740993', 9007199254740993n],
    ['-9223372036854775808', -9223372036854775808n],
    ['9223372036854775808', new Float(2 ** 63)],
    ['1.0', new Float(1)],
    ['1e2', new Float(100)],
    ['1.5', 1.5],
    ['-0', 0],
    ['-0.0', new Float(-0)],
    ['9223372036854775807', 9223372036854775807n],
    ['-9223372036854775809', new Float(-(2 ** 63))],
    ['1E+2', new Float(100)],
    ['-1e400', new Float(Number.NEGATIVE_INFINITY)],
    ['1e400', new Float(Number.POSITIVE_INFINITY)],
  ];
  for (const [text, value] of kept)
    it(`json-to-csv.md 1.1: ${text}`, () => assert.deepEqual(parseJson(`[${text}]`), [value]));

  it('json-to-csv.md 1.1: keys keep the order of the text, integer-like and special ones too', () => {
    const value = parseJson('{"b":1,"2":2,"1":3,"__proto__":4}');
    assert.deepEqual(isObject(value) && keysOf(value), ['b', '2', '1', '__proto__']);
  });

  it('json-to-csv.md 1.1: such a key is seen behind an escape and far from its colon, too', () => {
    for (const key of ['"\\u0031"', `"1"${' '.repeat(100)}`]) {
      const value = parseJson(`{"b":0,${key}:1}`);
      assert.deepEqual(isObject(value) && keysOf(value), ['b', '1']);
    }
  });

  it('json-to-csv.md 1.1: an empty object and an empty list are two things', () => {
    assert.deepEqual(parseJson('[{},[]]'), [{}, []]);
  });

  it('names a character that cannot be seen by its number', () => {
    assert.throws(() => parseJson('\ufeff{}'), /a value is expected, but found U\+FEFF/);
  });

  it('json-to-csv.md 1.1: a repeated key keeps the first position and the last value', () => {
    for (const text of ['{"a":1,"b":2,"a":3}', '{"a":1,"7":2,"a":3}']) {
      const value = parseJson(text);
      assert.deepEqual(isObject(value) && entriesOf(value)[0], ['a', 3]);
    }
  });

  it('json-to-csv.md 1.1, configuration.md 1.6: nesting up to 512 levels', () => {
    const nested = (levels: number) => '['.repeat(levels) + ']'.repeat(levels);
    assert.doesNotThrow(() => parseJson(nested(512)));
    assert.throws(() => parseJson(nested(513)), JsonSyntaxError);
    assert.throws(() => parseJson(`${nested(513).slice(0, 513)}1.0${']'.repeat(513)}`), JsonSyntaxError);
  });

  it('configuration.md 1.6: one unpaired surrogate escape and every escape of the document goes', () => {
    assert.deepEqual(parseJson('["\\ud800x","\\u0041b"]'), ['x', 'b']);
    assert.deepEqual(parseJson('["\\ud83d\\ude00"]'), ['😀']);
  });

  // text, line, column
  const broken: [string, number, number][] = [
    ['', 1, 1],
    ['{"a":1,}', 1, 8],
    ['[1\n2]', 2, 1],
    ['{"a" 1}', 1, 6],
    ['nul', 1, 1],
    ['[1] x', 1, 5],
    ['\ufeff{}', 1, 1],
    ['[-0-1]', 1, 4],
    ['[-.]', 1, 2],
    ['[1e5.2]', 1, 5],
    ['{"a":"\n"}', 1, 7],
    ['["\\x"]', 1, 3],
    ['["a', 1, 4],
  ];
  for (const [text, line, column] of broken) {
    it(`${JSON.stringify(text)} is a syntax error at ${line}:${column}`, () => {
      assert.throws(
        () => parseJson(text),
        (error) => error instanceof JsonSyntaxError && error.line === line && error.column === column,
      );
    });
  }
});

describe('reading JSON', () => {
  it('json-to-csv.md 1.1, configuration.md 1.6: bytes that are no UTF-8 are dropped', () => {
    const bytes = Buffer.concat([
      Buffer.from('a'),
      Buffer.from([0xff, 0xc3]),
      Buffer.from('ž'),
      Buffer.from([0xe2, 0x82]),
    ]);
    assert.equal(decodeUtf8(bytes), 'až');
    assert.equal(decodeUtf8(Buffer.from('\ufeff{}')), '\ufeff{}');
  });

  const document = parseJson('{"a":{"b":null,"c":[{"d":1},null]},"x.y":2,".":3,"":{"e":4}}');
  const paths: [string, string | undefined, JsonValue | undefined][] = [
    ['.', undefined, document],
    ['a.b', undefined, null],
    ['a.c.0.d', undefined, 1],
    ['a.c.1', undefined, undefined],
    ['a.c.2', undefined, undefined],
    ['a.b.c', undefined, undefined],
    ['x.y', undefined, undefined],
    ['x.y', '/', 2],
    ['.', '/', 3],
    ['.e', undefined, 4],
    ['a.c.length', undefined, undefined],
    ['toString', undefined, undefined],
  ];
  for (const [path, separator, value] of paths) {
    it(`configuration.md 1.5: path "${path}"${separator === undefined ? '' : ` with ${separator}`}`, () =>
      assert.deepEqual(findPath(document, path, separator), value));
  }

  // value, empty in a response, empty in the configuration (`docs/format/configuration.md#11-empty-values`)
  const empties: [string, boolean, boolean][] = [
    ['null', true, true],
    ['false', true, true],
    ['0', true, true],
    ['0.0', true, true],
    ['""', true, true],
    ['"0"', true, true],
    ['[]', true, true],
    ['{}', false, true],
    ['"0.0"', false, false],
    ['" "', false, false],
    ['"false"', false, false],
    ['[0]', false, false],
    ['-1', false, false],
  ];
  for (const [text, inResponse, inConfig] of empties) {
    it(`configuration.md 1.1: is ${text} empty?`, () =>
      assert.deepEqual([isEmptyInResponse(parseJson(text)), isEmptyInConfig(parseJson(text))], [inResponse, inConfig]));
  }

  const pairs: [string, string, boolean][] = [
    ['{"a":[1,{"b":null}]}', '{ "a" : [1, {"b":null}] }', true],
    ['{"a":1,"b":2}', '{"b":2,"a":1}', false],
    ['1', '1.0', false],
    ['1', '"1"', false],
    ['[]', '{}', false],
    ['[1]', '[1,2]', false],
    ['{"a":1}', '{"a":1,"b":1}', false],
    ['{"1":1,"b":2}', '{"1":1,"b":2}', true],
    ['9007199254740993', '9007199254740992', false],
  ];
  for (const [left, right, equal] of pairs) {
    it(`pagination.md 1: ${left} and ${right} are ${equal ? '' : 'not '}the same answer`, () =>
      assert.equal(deepEquals(parseJson(left), parseJson(right)), equal));
  }

  for (const [text, written] of [
    ['{}', '[]'],
    ['{"a":{},"b":[{}]}', '{"a":[],"b":[[]]}'],
    ['{"0":"x","1":{"0":{}}}', '["x",[[]]]'],
    ['{"1":"x","0":"y"}', '{"1":"x","0":"y"}'],
  ] as const) {
    it(`configuration.md 1.7: the platform's array ${text} is written as ${written}`, () =>
      assert.equal(jsonText(arraysAsLists(parseJson(text))), written));
  }
});

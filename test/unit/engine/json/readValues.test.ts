import assert from 'node:assert/strict';
import { parseJson } from '../../../../engine/core/json/parseJson.ts';
import {
  integerOf,
  listField,
  numberOf,
  objectField,
  textField,
  truthField,
} from '../../../../engine/core/json/readValues.ts';
import { isObject } from '../../../../engine/core/json/value.ts';

/** The field of an object that is written as JSON. */
function field<T>(
  read: (object: object & Parameters<typeof textField>[0], key: string) => T,
  value: string | undefined,
): T {
  const object = parseJson(value === undefined ? '{}' : `{"a":${value}}`);
  assert.ok(isObject(object));
  return read(object, 'a');
}

// value as it is written, is it true
const truths: [string, boolean][] = [
  ['null', false],
  ['false', false],
  ['0', false],
  ['0.0', false],
  ['-0', false],
  ['""', false],
  ['"0"', false],
  ['[]', false],
  ['{}', false],
  ['true', true],
  ['1', true],
  ['-1', true],
  ['0.1', true],
  ['"0.0"', true],
  ['" "', true],
  ['"false"', true],
  ['[0]', true],
  ['{"b":0}', true],
];

// value as it is written, the number, the integer
const numbers: [string, number | undefined, number | undefined][] = [
  ['12', 12, 12],
  ['-1.5', -1.5, -1],
  ['1.9', 1.9, 1],
  ['1.0', 1, 1],
  ['1e3', 1000, 1000],
  ['"12"', 12, 12],
  ['" 12"', 12, 12],
  ['"-1.5"', -1.5, -1],
  ['"+2"', 2, 2],
  ['".5"', 0.5, 0],
  ['"5."', 5, 5],
  ['"1e3"', 1000, 1000],
  ['"1E-1"', 0.1, 0],
  ['"12 "', undefined, undefined],
  ['"12a"', undefined, undefined],
  ['"0x10"', undefined, undefined],
  ['"1,5"', undefined, undefined],
  ['"."', undefined, undefined],
  ['"e3"', undefined, undefined],
  ['""', undefined, undefined],
  ['"INF"', undefined, undefined],
  ['true', undefined, undefined],
  ['null', undefined, undefined],
  ['[1]', undefined, undefined],
  ['{"b":1}', undefined, undefined],
];

// value as it is written, its text
const texts: [string, string | undefined][] = [
  ['"a b"', 'a b'],
  ['7', '7'],
  ['9223372036854775807', '9223372036854775807'],
  ['1.50', '1.5'],
  ['1e14', '1.0E+14'],
  ['true', '1'],
  ['false', undefined],
  ['null', undefined],
  ['""', undefined],
  ['"0"', undefined],
  ['0', undefined],
  ['[1]', undefined],
  ['{"b":1}', undefined],
];

describe('values of a configuration', () => {
  for (const [value, isTrue] of truths) {
    it(`configuration.md 1.2: ${value} is ${isTrue}`, () => assert.equal(field(truthField, value), isTrue));
  }

  it('configuration.md 1.2: a key that is missing is neither', () =>
    assert.equal(field(truthField, undefined), undefined));

  for (const [value, number, integer] of numbers) {
    it(`configuration.md 1.3: ${value} is ${number === undefined ? 'not numeric' : `${number}, as an integer ${integer}`}`, () => {
      const read = parseJson(value);
      assert.deepEqual(
        [numberOf(read), integerOf(read)].map((one) => one && one + 0),
        [number, integer],
      );
    });
  }

  it('configuration.md 1.3: what is missing is not numeric', () =>
    assert.deepEqual([numberOf(undefined), integerOf(undefined)], [undefined, undefined]));

  for (const [value, text] of texts) {
    it(`configuration.md 1.4 and 1.1: the text of ${value} is ${text === undefined ? 'absent' : `"${text}"`}`, () =>
      assert.equal(field(textField, value), text));
  }

  it('configuration.md 0.2: an object or a list of another type counts as absent', () => {
    for (const value of [undefined, 'null', '5', '"x"', '[]'])
      assert.equal(field(objectField, value), undefined, value);
    for (const value of [undefined, 'null', '5', '"x"', '{}']) assert.equal(field(listField, value), undefined, value);
    assert.deepEqual([field(objectField, '{"b":1}'), field(listField, '[1]')], [{ b: 1 }, [1]]);
  });
});

import assert from 'node:assert/strict';
import { hasEscapedKey } from '../../../../engine/core/json/hasEscapedKey.ts';
import { isPlainJson } from '../../../../engine/core/json/isPlainJson.ts';
import { parseJson, parseJsonBytes } from '../../../../engine/core/json/parseJson.ts';
import { parsePlain } from '../../../../engine/core/json/parsePlain.ts';
import { entriesOf, isList, isObject, type JsonValue } from '../../../../engine/core/json/value.ts';
import { misreadKeys } from '../../../support/misreadKeys.ts';
import { forSeeds } from '../../../support/seeded.ts';

/** The key of a string between quotes; the engine reads values rightly. */
const keyOf = (written: string): string => JSON.parse(`"${written}"`);

/** The last key of what an object or a list of them holds. */
function lastKey(value: unknown): unknown {
  const json = value as JsonValue;
  if (isList(json)) return lastKey(json.at(-1));
  return isObject(json) ? entriesOf(json).at(-1)?.[0] : undefined;
}

let places = 0;

/** Objects that nobody has read before: an engine only remembers the first key at a place. */
function objectsWith(first: string, second: string): [string, string] {
  const own = `"place ${places++}":0`;
  return [`{${own},"${first}":1}`, `{${own},"${second}":2}`];
}

const readers: [title: string, read: (text: string) => unknown][] = [
  ['a response', (text) => parseJsonBytes(Buffer.from(text))],
  ['a text without loss', parseJson],
  ['a text as JavaScript has it', (text) => parsePlain(text)],
];

describe('keys with escapes', () => {
  for (const [reader, read] of readers) {
    for (const [title, first, second] of misreadKeys) {
      it(`are read as they are written in ${reader}: ${title}`, () => {
        const [before, after] = objectsWith(first, second);
        read(before);
        assert.equal(lastKey(read(after)), keyOf(second));
      });

      it(`are read as they are written in one text, ${reader}: ${title}`, () => {
        const [before, after] = objectsWith(first, second);
        assert.equal(lastKey(read(`[[${before}],{"other":0},${after}]`)), keyOf(second));
      });
    }
  }

  it('also where the engine, and not one of our readers, had the first key at their place', () => {
    for (const [, first, second] of misreadKeys) {
      const [before, after] = objectsWith(first, second);
      JSON.parse(before);
      assert.deepEqual(
        readers.map(([, read]) => lastKey(read(after))),
        readers.map(() => keyOf(second)),
      );
    }
  });
});

const texts: [text: string, isFound: boolean][] = [
  ['{"a":1}', false],
  ['{"a\\n":1}', true],
  ['{"a":"\\n"}', false],
  ['{"a":"\\n","b\\u00e9" \r\n\t: 1}', true],
  ['["a\\n","b"]', false],
  ['{"a":["\\"",":"]}', false],
  ['{"a":"\\\\","b":"\\\\\\": 1"}', false],
  ['{"\\\\":1}', true],
  ['{"\\/":1}', true],
  ['"\\n"', false],
  ['[{"a":{"b":[{"c\\t":1}]}}]', true],
];

describe('an escape', () => {
  for (const [text, isFound] of texts) {
    it(`is ${isFound ? '' : 'not '}that of a key in ${text}`, () => {
      assert.deepEqual([hasEscapedKey(text), isPlainJson(Buffer.from(text))], [isFound, !isFound]);
    });
  }

  it('in a value sends no page to the slow reader', () => {
    const values = ['\\n', '\\"', '\\\\', '\\/', '\\u00e9', '\\u0070', '\\u0031', '\\ud83d\\ude00'];
    const page = values.map((value) => `{"id":"${value}","__proto":"${value}","a":["${value}"]}`);
    assert.ok(isPlainJson(Buffer.from(`[${page}]`)));
  });
});

describe('a text as JavaScript has it', () => {
  const documents = ['1.0', '1e400', '12345678901234567890', '{"__proto__":{"a":1}}', '{"b":1,"2":2,"1":3}'];
  for (const document of documents) {
    it(`is what JSON.parse gives, beside a key with an escape: ${document}`, () => {
      const text = `{"place ${places++}":${document},"a\\n":1}`;
      assert.deepEqual(parsePlain(text), JSON.parse(text));
    });
  }

  for (const broken of ['', '{"a\\n":1', '{"a\\x":1}', '{"a\\n":1}}']) {
    it(`is refused with a SyntaxError: ${broken}`, () => assert.throws(() => parsePlain(broken), SyntaxError));
  }

  it('is refused with a SyntaxError where it is too deep', () => {
    assert.throws(() => parsePlain(`${'['.repeat(600)}{"a\\n":1}${']'.repeat(600)}`), SyntaxError);
  });

  it('has the keys that are written, in random objects', () => {
    const parts = ['\\\\', '\\n', '\\"', '\\u0041', '\\u', 'u', 'n', 'A'].map((part) =>
      part === '\\u' ? '\\\\u' : part,
    );
    forSeeds(500, (next) => {
      const keys = Array.from({ length: 3 }, () =>
        Array.from({ length: next(4) }, () => parts[next(parts.length)]).join(''),
      );
      const text = `{${keys.map((key) => `"${key}":1`)}}`;
      const expected = [...new Set(keys.map(keyOf))];
      assert.deepEqual(Object.keys(parsePlain<object>(text)), expected);
      assert.deepEqual(
        entriesOf(parseJson(text) as never).map(([key]) => key),
        expected,
      );
    });
  });
});

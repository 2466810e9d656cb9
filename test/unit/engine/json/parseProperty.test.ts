import assert from 'node:assert/strict';
import { isPlainJson } from '../../../../engine/core/json/isPlainJson.ts';
import { JsonCursor } from '../../../../engine/core/json/jsonCursor.ts';
import { JsonSyntaxError } from '../../../../engine/core/json/jsonSyntaxError.ts';
import { parseJson } from '../../../../engine/core/json/parseJson.ts';
import { readValue } from '../../../../engine/core/json/readValue.ts';
import { Float, type JsonValue } from '../../../../engine/core/json/value.ts';
import { forSeeds, type Next } from '../../../support/seeded.ts';

const plainTokens = ['null', 'true', 'false', '7', '-12', '0', '1.5', '-0.25', '1e-7', '123456789012345', '2.55E+1'];
const riskyTokens = ['-0', '1.0', '1e2', '-0.0', '1e400', '9007199254740993', '9223372036854775808', '0.1e18', '5e0'];
const plainStrings = ['', 'a', 'a"b\\', 'ž\n', '😀', '\u2028', 'x/y', '1', '__proto__', '[{', '1.0', 'constructor'];
const plainKeys = ['id', 'a b', 'ž', '01', '-1', '1a', '', 'constructor', '12345678901', '_', '__proto', 'é', ':'];
const riskyKeys = ['0', '7', '4294967294', '4294967295', '9999999999', '__proto__', 'é"\\', '\\', '\n'];

/** The text of a random document. Risky is what `JSON.parse` alone would not keep. */
class RandomText {
  readonly #next: Next;
  readonly #isRisky: boolean;

  constructor(next: Next, isRisky: boolean) {
    this.#next = next;
    this.#isRisky = isRisky;
  }

  value(depth: number): string {
    const kind = this.#next(depth > 0 ? 4 : 2);
    if (kind === 0) return this.#chosen(plainTokens, riskyTokens);
    if (kind === 1) return this.#quoted(this.#chosen(plainStrings, plainStrings));
    const fields = Array.from({ length: this.#next(6) }, () => this.value(depth - 1));
    if (kind === 2) return `[${fields.map((field) => this.#spaced(field)).join(',')}${this.#space()}]`;
    const keyed = fields.map((field) => `${this.#spaced(this.#key())}:${this.#spaced(field)}`);
    return `{${keyed.join(',')}${this.#space()}}`;
  }

  #key(): string {
    return this.#quoted(this.#chosen(plainKeys, riskyKeys));
  }

  #chosen(plain: readonly string[], risky: readonly string[]): string {
    const words = this.#isRisky && this.#next(6) === 0 ? risky : plain;
    return words[this.#next(words.length)] ?? '';
  }

  /** The text as a string of JSON, with one of its characters as `\uXXXX` now and then. */
  #quoted(text: string): string {
    const at = this.#next(12);
    if (!this.#isRisky || at >= text.length || /["\\\n]/.test(text)) return JSON.stringify(text);
    const code = text.charCodeAt(at).toString(16).padStart(4, '0');
    const escaped = `\\u${this.#next(2) === 0 ? code : code.toUpperCase()}`;
    return `"${text.slice(0, at)}${escaped}${text.slice(at + 1)}"`;
  }

  #spaced(text: string): string {
    return this.#space() + text + this.#space();
  }

  #space(): string {
    return ['', '', '', ' ', '\n', '\t\r\n  '][this.#next(6)] ?? '';
  }
}

/** A value as text with everything that matters: kinds of numbers, the order of keys, plain objects and maps. */
function shown(value: JsonValue): string {
  if (value instanceof Float) return `float ${Object.is(value.value, -0) ? '-0' : value.value}`;
  if (typeof value === 'bigint') return `${value}n`;
  if (typeof value === 'number') return Object.is(value, -0) ? 'minus zero' : String(value);
  if (value === null || typeof value !== 'object') return JSON.stringify(value);
  if (Array.isArray(value)) return `[${value.map(shown).join()}]`;
  const isMap = value instanceof Map;
  const fields = isMap ? [...value] : Object.entries(value);
  return `${isMap ? 'map' : ''}{${fields.map(([key, field]) => `${JSON.stringify(key)}:${shown(field)}`).join()}}`;
}

function exactly(text: string): string {
  return shown(readValue(new JsonCursor(text)));
}

/** The tree, or where the text is broken. */
function outcome(text: string): string {
  try {
    return shown(parseJson(text));
  } catch (error) {
    assert.ok(error instanceof JsonSyntaxError, String(error));
    return 'broken';
  }
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

describe('parseJson: random documents (json-to-csv.md 1.1)', () => {
  it('JSON.parse keeps all of an ordinary document, and is used for it', () => {
    forSeeds(300, (next) => {
      const text = new RandomText(next, false).value(4);
      assert.ok(isPlainJson(Buffer.from(text)), text);
      assert.equal(shown(JSON.parse(text)), exactly(text));
      assert.equal(shown(parseJson(text)), exactly(text));
    });
  });

  it('of any document, either JSON.parse keeps all, or it is not used', () => {
    let fast = 0;
    forSeeds(1000, (next) => {
      const text = new RandomText(next, true).value(4);
      if (isPlainJson(Buffer.from(text))) {
        fast++;
        assert.equal(shown(JSON.parse(text)), exactly(text), text);
      }
      // The exact reader leaves half of a surrogate pair to its caller.
      if (!/\\ud[89a-f]/i.test(text)) assert.equal(shown(parseJson(text)), exactly(text), text);
    });
    assert.ok(fast > 300 && fast < 900, `${fast} of 1000 took the fast path`);
  });

  it('a broken document is broken on both paths', () => {
    let broken = 0;
    forSeeds(1000, (next) => {
      const whole = new RandomText(next, next(2) === 0).value(3);
      const at = next(whole.length + 1);
      const typo = ['', '', ',', '"', '}', '[', '-', '.', '0', 'e', '\\', '\n', ':', 'x'][next(14)] ?? '';
      const text = whole.slice(0, at) + typo + whole.slice(at + next(2));
      if (/\\u[dD][89a-fA-F]/.test(text)) return;
      assert.equal(outcome(text) === 'broken', !isJson(text), text);
      if (!isJson(text)) broken++;
      else if (isPlainJson(Buffer.from(text))) assert.equal(shown(JSON.parse(text)), exactly(text), text);
    });
    assert.ok(broken > 300 && broken < 950, `${broken} of 1000 were broken`);
  });
});

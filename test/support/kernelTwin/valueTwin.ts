import {
  maxFloatDigits,
  maxIntegerDigits,
  maxPlainIntegerDigits,
} from '../../../engine/core/transcode/kernel/memoryFormat.ts';
import { kinds } from '../../../engine/core/transcode/kinds.ts';
import type { CheckedMemory } from './checkedMemory.ts';

/** The part of the kernel's twin that knows where a JSON value ends, and what it stands for. */
export class ValueTwin {
  readonly #memory: CheckedMemory;
  /** The kind of the value that was passed last. */
  found = 0;
  /** Whether the text that is passed has an escape that `JSON.stringify` does not write. */
  #spelling = 0;

  constructor(memory: CheckedMemory) {
    this.#memory = memory;
  }

  /** The address of the next byte that is not white space. */
  passSpace(start: number): number {
    let at = start;
    for (let c = this.#memory.get(at); c === 0x20 || c === 0x0a || c === 0x0d || c === 0x09; c = this.#memory.get(at))
      at++;
    return at;
  }

  /** The end of a value, with its kind in `found`; 0 if it is none that a cell can take as it is. */
  passValue(at: number): number {
    const c = this.#memory.get(at);
    if (c === 0x22) {
      this.#spelling = 0;
      const end = this.#passText(at + 1);
      this.found = (end - at === 2 ? kinds.emptyText : kinds.text) | this.#spelling;
      return end;
    }
    if (c === 0x6e) return this.passNull(at);
    if (c === 0x74) return this.#passWord(at, 'true', kinds.true);
    if (c === 0x66) return this.#passWord(at, 'false', kinds.false);
    return this.#passNumber(at);
  }

  /** Passes a value in place of a list, which is null. */
  passNull(at: number): number {
    return this.#passWord(at, 'null', kinds.null);
  }

  /** The bytes that the string at an address stands for. */
  textAt(start: number): Buffer {
    let text = '';
    for (let at = start + 1; this.#memory.get(at) !== 0x22; ) {
      const isEscape = this.#memory.get(at) === 0x5c;
      const end = isEscape ? this.#passEscape(at) : at + 1;
      text += isEscape ? this.#unescaped(at, end) : String.fromCharCode(this.#memory.get(at));
      at = end;
    }
    return Buffer.from(text, 'latin1');
  }

  /** The text of an escape, with a character for each byte. */
  #unescaped(at: number, end: number): string {
    const bytes = Array.from({ length: end - at }, (_, index) => this.#memory.get(at + index));
    return Buffer.from(JSON.parse(`"${String.fromCharCode(...bytes)}"`)).toString('latin1');
  }

  /** The characters of the number at an address. */
  numberAt(start: number): string {
    let text = '';
    for (let at = start; ; at++) {
      const c = this.#memory.get(at);
      if (!isDigit(c) && c !== 0x2e && c !== 0x2d) return text;
      text += String.fromCharCode(c);
    }
  }

  #passWord(at: number, word: string, kind: number): number {
    for (let i = 0; i < word.length; i++) if (this.#memory.get(at + i) !== word.charCodeAt(i)) return 0;
    this.found = kind;
    return at + word.length;
  }

  #passText(start: number): number {
    for (let at = start; ; ) {
      const c = this.#memory.get(at);
      if (c === 0x22) return at + 1;
      if (c < 0x20) return 0;
      at = c === 0x5c ? this.#passEscape(at) : at + 1;
      if (at === 0) return 0;
    }
  }

  /** The end of an escape in a string; 0 if it is none, or half of a surrogate pair. */
  #passEscape(at: number): number {
    const c = this.#memory.get(at + 1);
    if (c === 0x75 || c === 0x2f) this.#spelling = kinds.spelledOtherwise;
    if (c !== 0x75) return escapes.has(c) ? at + 2 : 0;
    const code = this.#escapedCode(at);
    if (code < 0) return 0;
    if (code < 0xd800 || code > 0xdfff) return at + 6;
    const low = this.#memory.get(at + 6) === 0x5c && this.#memory.get(at + 7) === 0x75 ? this.#escapedCode(at + 6) : 0;
    return code < 0xdc00 && low >= 0xdc00 && low < 0xe000 ? at + 12 : 0;
  }

  /** The code of the `\uXXXX` at an address; negative if a digit is not one. */
  #escapedCode(at: number): number {
    let code = 0;
    for (let i = at + 2; i < at + 6; i++) {
      const digit = '0123456789abcdef'.indexOf(String.fromCharCode(this.#memory.get(i)).toLowerCase());
      if (digit < 0) return -1;
      code = code * 16 + digit;
    }
    return code;
  }

  #passNumber(at: number): number {
    const start = this.#memory.get(at) === 0x2d ? at + 1 : at;
    const end = this.#passDigits(start);
    const isZero = this.#memory.get(start) === 0x30;
    if (end === start || (isZero && end > start + 1)) return 0;
    const c = this.#memory.get(end);
    if (c === 0x2e) return this.#passFraction(start, end);
    if (c === 0x65 || c === 0x45 || end - start > maxIntegerDigits || (isZero && start !== at)) return 0;
    this.found = kinds.integer | (end - start > maxPlainIntegerDigits ? kinds.spelledOtherwise : 0);
    return end;
  }

  #passFraction(start: number, dot: number): number {
    const end = this.#passDigits(dot + 1);
    const c = this.#memory.get(end);
    if (end === dot + 1 || c === 0x65 || c === 0x45 || end - start > maxFloatDigits) return 0;
    const isSmall = [start, dot + 1, dot + 2, dot + 3, dot + 4].every((digit) => this.#memory.get(digit) === 0x30);
    if (isSmall) return 0;
    this.found = kinds.float | (this.#memory.get(end - 1) === 0x30 ? kinds.spelledOtherwise : 0);
    return end;
  }

  #passDigits(start: number): number {
    let at = start;
    while (isDigit(this.#memory.get(at))) at++;
    return at;
  }
}

const escapes: ReadonlySet<number> = new Set(Buffer.from('"\\/bfnrt'));

function isDigit(c: number): boolean {
  return c >= 0x30 && c <= 0x39;
}

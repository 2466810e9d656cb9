import { CheckedMemory } from './checkedMemory.ts';
import type { Kernel } from './kernel.ts';
import { kinds, longestFloat, longestInteger } from './kinds.ts';

/**
 * The kernel in plain TypeScript, for where WebAssembly is switched off, and to test the kernel with. It does the same,
 * one byte at a time.
 */
export class KernelTwin implements Kernel {
  readonly memory = new CheckedMemory();
  #readTo = 0;
  #wroteTo = 0;
  /** The kind of the value that was passed last. */
  #found = 0;

  readEnd(): number {
    return this.#readTo;
  }

  writeEnd(): number {
    return this.#wroteTo;
  }

  scan(start: number, layout: number, starts: number, most: number): number {
    let at = start;
    this.#readTo = at;
    for (let count = 0; count < most; count++) {
      const end = this.#passRecord(at, layout);
      if (end === 0) return count;
      this.memory.setNumber(starts + 4 * count, at);
      this.#readTo = this.#passSpace(end);
      if (this.memory.get(this.#readTo) !== 0x2c) return count + 1;
      at = this.#passSpace(this.#readTo + 1);
    }
    return most;
  }

  write(at: number, layout: number, program: number, slots: number, out: number, limit: number, count: number): number {
    this.#readTo = at;
    this.#wroteTo = out;
    for (let row = 0; row < count; row++) {
      const end = this.#locate(this.#readTo, layout, slots);
      if (this.#wroteTo + this.#mostBytes(program, end - this.#readTo) > limit) return row;
      this.#writeRow(program, slots);
      this.#readTo = this.#passSpace(end);
      if (row + 1 < count) this.#readTo = this.#passSpace(this.#readTo + 1);
    }
    return count;
  }

  find(at: number, layout: number, slot: number, slots: number, found: number, count: number): void {
    this.#readTo = at;
    for (let row = 0; row < count; row++) {
      const end = this.#locate(this.#readTo, layout, slots);
      this.memory.setNumber(found + 4 * row, this.memory.number(slots + 4 * slot));
      this.#readTo = this.#passSpace(end);
      if (row + 1 < count) this.#readTo = this.#passSpace(this.#readTo + 1);
    }
  }

  #passRecord(start: number, layout: number): number {
    const count = this.memory.number(layout);
    const kindsAt = this.memory.number(layout + 4);
    let bytes = this.memory.number(layout + 8);
    let at = start;
    for (let slot = 0; slot <= count; slot++) {
      const length = this.memory.number(layout + 12 + 4 * slot);
      for (let i = 0; i < length; i++) if (this.memory.get(at + i) !== this.memory.get(bytes + i)) return 0;
      at += length;
      bytes += length;
      if (slot === count) break;
      at = this.#passValue(at);
      if (at === 0) return 0;
      this.memory.set(kindsAt + slot, this.memory.get(kindsAt + slot) | this.#found);
    }
    return at;
  }

  #locate(start: number, layout: number, slots: number): number {
    const count = this.memory.number(layout);
    let at = start;
    for (let slot = 0; slot < count; slot++) {
      at += this.memory.number(layout + 12 + 4 * slot);
      this.memory.setNumber(slots + 4 * slot, at);
      at = this.#passValue(at);
    }
    return at + this.memory.number(layout + 12 + 4 * count);
  }

  #passSpace(start: number): number {
    let at = start;
    for (let c = this.memory.get(at); c === 0x20 || c === 0x0a || c === 0x0d || c === 0x09; c = this.memory.get(at))
      at++;
    return at;
  }

  #passValue(at: number): number {
    const c = this.memory.get(at);
    if (c === 0x22) {
      const end = this.#passText(at + 1);
      this.#found = end - at === 2 ? kinds.emptyText : kinds.text;
      return end;
    }
    if (c === 0x6e) return this.#passWord(at, 'null', kinds.null);
    if (c === 0x74) return this.#passWord(at, 'true', kinds.true);
    if (c === 0x66) return this.#passWord(at, 'false', kinds.false);
    return this.#passNumber(at);
  }

  #passWord(at: number, word: string, kind: number): number {
    for (let i = 0; i < word.length; i++) if (this.memory.get(at + i) !== word.charCodeAt(i)) return 0;
    this.#found = kind;
    return at + word.length;
  }

  #passText(start: number): number {
    for (let at = start; ; ) {
      const c = this.memory.get(at);
      if (c === 0x22) return at + 1;
      if (c < 0x20) return 0;
      at = c === 0x5c ? this.#passEscape(at) : at + 1;
      if (at === 0) return 0;
    }
  }

  #passEscape(at: number): number {
    const c = this.memory.get(at + 1);
    if (c !== 0x75) return escapes.has(c) ? at + 2 : 0;
    const code = this.#escapedCode(at);
    if (code < 0) return 0;
    if (code < 0xd800 || code > 0xdfff) return at + 6;
    const low = this.memory.get(at + 6) === 0x5c && this.memory.get(at + 7) === 0x75 ? this.#escapedCode(at + 6) : 0;
    return code < 0xdc00 && low >= 0xdc00 && low < 0xe000 ? at + 12 : 0;
  }

  /** The code of the `\uXXXX` at an address; negative if a digit is not one. */
  #escapedCode(at: number): number {
    let code = 0;
    for (let i = at + 2; i < at + 6; i++) {
      const digit = '0123456789abcdef'.indexOf(String.fromCharCode(this.memory.get(i)).toLowerCase());
      if (digit < 0) return -1;
      code = code * 16 + digit;
    }
    return code;
  }

  #passNumber(at: number): number {
    const start = this.memory.get(at) === 0x2d ? at + 1 : at;
    const end = this.#passDigits(start);
    const isZero = this.memory.get(start) === 0x30;
    if (end === start || (isZero && end > start + 1)) return 0;
    const c = this.memory.get(end);
    if (c === 0x2e) return this.#passFraction(start, end);
    if (c === 0x65 || c === 0x45 || end - start > longestInteger || (isZero && start !== at)) return 0;
    this.#found = kinds.integer;
    return end;
  }

  #passFraction(start: number, dot: number): number {
    const end = this.#passDigits(dot + 1);
    const c = this.memory.get(end);
    if (end === dot + 1 || c === 0x65 || c === 0x45 || end - start > longestFloat) return 0;
    const isSmall = [start, dot + 1, dot + 2, dot + 3, dot + 4].every((digit) => this.memory.get(digit) === 0x30);
    if (isSmall) return 0;
    this.#found = kinds.float;
    return end;
  }

  #passDigits(start: number): number {
    let at = start;
    while (isDigit(this.memory.get(at))) at++;
    return at;
  }

  #mostBytes(program: number, length: number): number {
    return (
      length * this.memory.number(program + 4) + this.memory.number(program + 8) + this.memory.number(program) * 4 + 32
    );
  }

  #writeRow(program: number, slots: number): void {
    const columns = this.memory.number(program);
    for (let column = 0; column < columns; column++) {
      const from = this.memory.number(program + 12 + 8 * column);
      const length = this.memory.number(program + 16 + 8 * column);
      if (length === 0) this.#writeCell(this.memory.number(slots + 4 * from));
      else for (let i = 0; i < length; i++) this.#put(this.memory.get(from + i));
      this.#put(column === columns - 1 ? 0x0a : 0x2c);
    }
  }

  #writeCell(at: number): void {
    const c = this.memory.get(at);
    this.#put(0x22);
    if (c === 0x22) this.#writeText(at + 1);
    else if (c === 0x74) this.#put(0x31);
    else if (c <= 0x39) this.#writeNumber(at);
    this.#put(0x22);
  }

  #writeText(start: number): void {
    for (let at = start; ; ) {
      const c = this.memory.get(at);
      if (c === 0x22) return;
      if (c === 0x5c) at = this.#writeEscaped(at);
      else {
        this.#put(c);
        at++;
      }
    }
  }

  #writeEscaped(at: number): number {
    const c = this.memory.get(at + 1);
    const end = this.#passEscape(at);
    const code = c === 0x75 ? this.#escapedCode(at) : (escapes.get(c) ?? 0);
    const whole = end - at === 12 ? 0x10000 + ((code - 0xd800) << 10) + (this.#escapedCode(at + 6) - 0xdc00) : code;
    if (whole === 0x22) this.#put(0x22);
    for (const byte of Buffer.from(String.fromCodePoint(whole))) this.#put(byte);
    return end;
  }

  #put(byte: number): void {
    this.memory.set(this.#wroteTo++, byte);
  }

  #writeNumber(start: number): void {
    let at = start;
    let hasPoint = false;
    for (let c = this.memory.get(at); isDigit(c) || c === 0x2e || c === 0x2d; c = this.memory.get(++at)) {
      hasPoint ||= c === 0x2e;
      this.#put(c);
    }
    if (!hasPoint) return;
    while (this.memory.get(this.#wroteTo - 1) === 0x30) this.#wroteTo--;
    if (this.memory.get(this.#wroteTo - 1) === 0x2e) this.#wroteTo--;
  }
}

/** What the short escapes stand for. */
const escapes: ReadonlyMap<number, number> = new Map(
  Object.entries({ '"': '"', '\\': '\\', '/': '/', b: '\b', f: '\f', n: '\n', r: '\r', t: '\t' }).map(
    ([short, long]) => [short.charCodeAt(0), long.charCodeAt(0)],
  ),
);

function isDigit(c: number): boolean {
  return c >= 0x30 && c <= 0x39;
}

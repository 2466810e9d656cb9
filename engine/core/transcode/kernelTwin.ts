import { CheckedMemory } from './checkedMemory.ts';
import type { Kernel } from './kernel.ts';
import { escapes, isDigit, ValueTwin } from './valueTwin.ts';

/**
 * The kernel in plain TypeScript, for where WebAssembly is switched off, and to test the kernel with. It does the same,
 * one byte at a time.
 */
export class KernelTwin implements Kernel {
  readonly memory = new CheckedMemory();
  readonly #values = new ValueTwin(this.memory);
  #readTo = 0;
  #wroteTo = 0;

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
      this.#readTo = this.#values.passSpace(end);
      if (this.memory.get(this.#readTo) !== 0x2c) return count + 1;
      at = this.#values.passSpace(this.#readTo + 1);
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
      this.#readTo = this.#values.passSpace(end);
      if (row + 1 < count) this.#readTo = this.#values.passSpace(this.#readTo + 1);
    }
    return count;
  }

  find(at: number, layout: number, slot: number, slots: number, found: number, count: number): void {
    this.#readTo = at;
    for (let row = 0; row < count; row++) {
      const end = this.#locate(this.#readTo, layout, slots);
      this.memory.setNumber(found + 4 * row, this.memory.number(slots + 4 * slot));
      this.#readTo = this.#values.passSpace(end);
      if (row + 1 < count) this.#readTo = this.#values.passSpace(this.#readTo + 1);
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
      at = this.#values.passValue(at);
      if (at === 0) return 0;
      this.memory.set(kindsAt + slot, this.memory.get(kindsAt + slot) | this.#values.found);
    }
    return at;
  }

  #locate(start: number, layout: number, slots: number): number {
    const count = this.memory.number(layout);
    let at = start;
    for (let slot = 0; slot < count; slot++) {
      at += this.memory.number(layout + 12 + 4 * slot);
      this.memory.setNumber(slots + 4 * slot, at);
      at = this.#values.passValue(at);
    }
    return at + this.memory.number(layout + 12 + 4 * count);
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
    const end = this.#values.passEscape(at);
    const code = c === 0x75 ? this.#values.escapedCode(at) : (escapes.get(c) ?? 0);
    const whole =
      end - at === 12 ? 0x10000 + ((code - 0xd800) << 10) + (this.#values.escapedCode(at + 6) - 0xdc00) : code;
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

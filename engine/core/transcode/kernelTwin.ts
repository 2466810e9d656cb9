import { CheckedMemory } from './checkedMemory.ts';
import { HashTwin } from './hashTwin.ts';
import { hashIn, type Kernel } from './kernel.ts';
import { RecordTwin } from './recordTwin.ts';
import { ValueTwin } from './valueTwin.ts';

/**
 * The kernel in plain TypeScript, for where WebAssembly is switched off, and to test the kernel with. It does the same,
 * one byte at a time.
 */
export class KernelTwin implements Kernel {
  readonly memory = new CheckedMemory();
  readonly #values = new ValueTwin(this.memory);
  readonly #records = new RecordTwin(this.memory, this.#values);
  readonly #hashes = new HashTwin(this.memory, this.#values, this.#records);
  #readTo = 0;
  #hashedAt = 0;
  #hashedEnd = 0;

  readEnd(): number {
    return this.#readTo;
  }

  scan(start: number, layout: number, starts: number, most: number): number {
    let at = start;
    this.#readTo = at;
    for (let count = 0; count < most; count++) {
      const end = this.#records.passRecord(at, layout);
      if (end === 0) return count;
      this.memory.setNumber(starts + 4 * count, at);
      this.#readTo = this.#values.passSpace(end);
      if (this.memory.get(this.#readTo) !== 0x2c) return count + 1;
      at = this.#values.passSpace(this.#readTo + 1);
    }
    return most;
  }

  write(at: number, layout: number, plan: number, count: number): number {
    this.#readTo = at;
    this.#hashedAt = this.memory.number(plan + 4);
    this.#hashedEnd = this.memory.number(plan + 8);
    for (let record = 0; record < count; record++) {
      const end = this.#writeRows(this.#readTo, layout, this.memory.number(plan));
      if (end === 0) return record;
      this.#keepRows(plan);
      this.#passRecordEnd(end, record + 1 < count);
    }
    return count;
  }

  find(at: number, layout: number, slot: number, slots: number, found: number, count: number): void {
    this.#readTo = at;
    for (let record = 0; record < count; record++) {
      const end = this.#records.locate(this.#readTo, layout, slots);
      this.memory.setNumber(found + 4 * record, this.memory.number(slots + 4 * slot));
      this.#passRecordEnd(end, record + 1 < count);
    }
  }

  #passRecordEnd(end: number, isFollowed: boolean): void {
    this.#readTo = this.#values.passSpace(end);
    if (isFollowed) this.#readTo = this.#values.passSpace(this.#readTo + 1);
  }

  #keepRows(plan: number): void {
    for (let index = 0; index < this.memory.number(plan + 12); index++) {
      const table = plan + 16 + 20 * index;
      this.memory.setNumber(table + 12, this.memory.number(table));
      this.memory.setNumber(table + 16, this.memory.number(table + 8));
    }
  }

  #writeRows(at: number, layout: number, slots: number): number {
    const end = this.#records.locate(at, layout, slots);
    const program = this.memory.number(layout + 16);
    if (program === 0) return 0;
    const links = program + 24;
    const lists = links + 8 * this.memory.number(program + 16);
    const columns = lists + 4 * this.memory.number(program + 20);
    for (let link = links; link < lists; link += 8) if (!this.#writeLink(link, layout, slots)) return 0;
    if (!this.#writeRow(program, columns, end - at, slots)) return 0;
    for (let list = lists; list < columns; list += 4)
      if (!this.#writeElements(this.memory.number(list), layout, slots)) return 0;
    return end;
  }

  #writeLink(link: number, layout: number, slots: number): boolean {
    const text = this.#hashes.textOf(this.memory.number(link), layout, slots);
    if (this.#hashedAt + text.length > this.#hashedEnd) return false;
    this.memory.setText(this.#hashedAt, text);
    hashIn(this.memory.buffer, this.#hashedAt, text.length, this.memory.number(link + 4));
    return true;
  }

  #writeElements(slot: number, layout: number, slots: number): boolean {
    const free = slots + 4 * this.#records.slotCount(layout);
    const at = this.memory.number(slots + 4 * slot);
    for (const { element, layout: own } of this.#records.elements(at, this.#records.listOf(layout, slot)))
      if (this.#writeRows(element, own, free) === 0) return false;
    return true;
  }

  #writeRow(program: number, columns: number, length: number, slots: number): boolean {
    const count = this.memory.number(program);
    const most = length * this.memory.number(program + 4) + this.memory.number(program + 8) + 4 * count + 32;
    const table = this.memory.number(program + 12);
    const out = this.memory.number(table);
    if (out + most > this.memory.number(table + 4)) return false;
    const cells = Array.from({ length: count }, (_, index) => this.#cell(columns + 12 * index, slots));
    const row = `${cells.join()}\n`;
    this.memory.setText(out, row);
    this.memory.setNumber(table, out + row.length);
    this.memory.setNumber(table + 8, this.memory.number(table + 8) + 1);
    return true;
  }

  #cell(column: number, slots: number): string {
    const slot = this.memory.number(column);
    const from = this.memory.number(column + 4);
    const length = this.memory.number(column + 8);
    const hasSlot = slot !== 0xffffffff;
    const at = hasSlot ? this.memory.number(slots + 4 * slot) : 0;
    if (length === 0) return `"${this.#cellText(at)}"`;
    return hasSlot && !this.#records.hasElements(at) ? '""' : this.memory.text(from, length);
  }

  #cellText(at: number): string {
    const c = this.memory.get(at);
    if (c === 0x22) return this.#values.textAt(at).toString('latin1').replaceAll('"', '""');
    if (c === 0x74) return '1';
    const text = c <= 0x39 ? this.#values.numberAt(at) : '';
    return text.includes('.') ? text.replace(/\.?(?<!0)0+$/, '') : text;
  }
}

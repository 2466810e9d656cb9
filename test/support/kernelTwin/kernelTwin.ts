import {
  columnBytes,
  columnCell,
  columnLength,
  columnSlot,
  layoutRows,
  linkBytes,
  linkDigits,
  linkHash,
  noSlot,
  numberBytes,
  planHead,
  planScratch,
  planScratchEnd,
  planSlots,
  planTables,
  rowsColumns,
  rowsFinished,
  rowsHead,
  rowsLinks,
  rowsLists,
  rowsTable,
  rowsUses,
  tableBytes,
  tableEnd,
  tableKept,
  tableKeptRows,
  tableNext,
  tableRows,
} from '../../../engine/core/transcode/kernel/memoryFormat.ts';
import { hashIn, type Kernel } from '../../../engine/core/transcode/kernel.ts';
import { CheckedMemory } from './checkedMemory.ts';
import { HashTwin } from './hashTwin.ts';
import { RecordTwin } from './recordTwin.ts';
import { ValueTwin } from './valueTwin.ts';

/** The kernel in plain TypeScript, to test the kernel with: it does the same, one byte at a time. */
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
      this.memory.setNumber(starts + numberBytes * count, at);
      this.#readTo = this.#values.passSpace(end);
      if (this.memory.get(this.#readTo) !== 0x2c) return count + 1;
      at = this.#values.passSpace(this.#readTo + 1);
    }
    return most;
  }

  write(at: number, layout: number, plan: number, count: number): number {
    this.#readTo = at;
    this.#hashedAt = this.memory.number(plan + planScratch);
    this.#hashedEnd = this.memory.number(plan + planScratchEnd);
    for (let record = 0; record < count; record++) {
      const end = this.#writeRows(this.#readTo, layout, this.memory.number(plan + planSlots));
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
      this.memory.setNumber(found + numberBytes * record, this.memory.number(slots + numberBytes * slot));
      this.#passRecordEnd(end, record + 1 < count);
    }
  }

  #passRecordEnd(end: number, isFollowed: boolean): void {
    this.#readTo = this.#values.passSpace(end);
    if (isFollowed) this.#readTo = this.#values.passSpace(this.#readTo + 1);
  }

  #keepRows(plan: number): void {
    for (let index = 0; index < this.memory.number(plan + planTables); index++) {
      const table = plan + planHead + tableBytes * index;
      this.memory.setNumber(table + tableKept, this.memory.number(table + tableNext));
      this.memory.setNumber(table + tableKeptRows, this.memory.number(table + tableRows));
    }
  }

  #writeRows(at: number, layout: number, slots: number): number {
    const end = this.#records.locate(at, layout, slots);
    const program = this.memory.number(layout + layoutRows);
    if (program === 0) return 0;
    const links = program + rowsHead;
    const lists = links + linkBytes * this.memory.number(program + rowsLinks);
    const columns = lists + numberBytes * this.memory.number(program + rowsLists);
    for (let link = links; link < lists; link += linkBytes) if (!this.#writeLink(link, layout, slots)) return 0;
    if (!this.#writeRow(program, columns, end - at, slots)) return 0;
    for (let list = lists; list < columns; list += numberBytes)
      if (!this.#writeElements(this.memory.number(list), layout, slots)) return 0;
    return end;
  }

  #writeLink(link: number, layout: number, slots: number): boolean {
    const text = this.#hashes.textOf(this.memory.number(link + linkHash), layout, slots);
    if (this.#hashedAt + text.length > this.#hashedEnd) return false;
    this.memory.setText(this.#hashedAt, text);
    hashIn(this.memory.buffer, this.#hashedAt, text.length, this.memory.number(link + linkDigits));
    return true;
  }

  #writeElements(slot: number, layout: number, slots: number): boolean {
    const free = slots + numberBytes * this.#records.slotCount(layout);
    const at = this.memory.number(slots + numberBytes * slot);
    for (const { element, layout: own } of this.#records.elements(at, this.#records.listOf(layout, slot)))
      if (this.#writeRows(element, own, free) === 0) return false;
    return true;
  }

  #writeRow(program: number, columns: number, length: number, slots: number): boolean {
    const count = this.memory.number(program + rowsColumns);
    const most =
      length * this.memory.number(program + rowsUses) + this.memory.number(program + rowsFinished) + 4 * count + 32;
    const table = this.memory.number(program + rowsTable);
    const out = this.memory.number(table + tableNext);
    if (out + most > this.memory.number(table + tableEnd)) return false;
    const cells = Array.from({ length: count }, (_, index) => this.#cell(columns + columnBytes * index, slots));
    const row = `${cells.join()}\n`;
    this.memory.setText(out, row);
    this.memory.setNumber(table + tableNext, out + row.length);
    this.memory.setNumber(table + tableRows, this.memory.number(table + tableRows) + 1);
    return true;
  }

  #cell(column: number, slots: number): string {
    const slot = this.memory.number(column + columnSlot);
    const from = this.memory.number(column + columnCell);
    const length = this.memory.number(column + columnLength);
    const hasSlot = slot !== noSlot;
    const at = hasSlot ? this.memory.number(slots + numberBytes * slot) : 0;
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

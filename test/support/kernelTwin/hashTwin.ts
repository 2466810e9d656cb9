import { numberText } from '../../../engine/core/json/numberText.ts';
import {
  hashHead,
  hashParts,
  layoutHash,
  numberBytes,
  partBytes,
  partFrom,
  partLength,
} from '../../../engine/core/transcode/kernel/memoryFormat.ts';
import type { CheckedMemory } from './checkedMemory.ts';
import type { RecordTwin } from './recordTwin.ts';
import type { ValueTwin } from './valueTwin.ts';

/**
 * The part of the kernel's twin that makes the text to hash for links (`docs/format/json-to-csv.md#15-hash-text`).
 * Texts have a character for each byte.
 */
export class HashTwin {
  readonly #memory: CheckedMemory;
  readonly #values: ValueTwin;
  readonly #records: RecordTwin;

  constructor(memory: CheckedMemory, values: ValueTwin, records: RecordTwin) {
    this.#memory = memory;
    this.#values = values;
    this.#records = records;
  }

  /** The hash text of a record whose values are located. */
  textOf(program: number, layout: number, slots: number): string {
    const parts = Array.from(
      { length: this.#memory.number(program + hashParts) },
      (_, index) => program + hashHead + partBytes * index,
    );
    const free = slots + numberBytes * this.#records.slotCount(layout);
    return parts.map((part) => this.#part(part, layout, slots, free)).join('');
  }

  #part(part: number, layout: number, slots: number, free: number): string {
    const from = this.#memory.number(part + partFrom);
    const length = this.#memory.number(part + partLength);
    if (length > 0) return this.#memory.text(from, length);
    return this.#value(this.#memory.number(slots + numberBytes * from), this.#records.listOf(layout, from), free);
  }

  #value(at: number, list: number, free: number): string {
    const c = this.#memory.get(at);
    if (c === 0x5b) return this.#list(at, list, free);
    if (c === 0x6e) return 'N;';
    if (c === 0x74 || c === 0x66) return c === 0x74 ? 'b:1;' : 'b:0;';
    if (c === 0x22) {
      const text = this.#values.textAt(at).toString('latin1');
      return `s:${text.length}:"${text}";`;
    }
    const text = this.#values.numberAt(at);
    return text.includes('.') ? `d:${numberText(Number(text), 17)};` : `i:${text};`;
  }

  #list(at: number, list: number, free: number): string {
    const items: string[] = [];
    for (const { element, layout } of this.#records.elements(at, list)) {
      this.#records.locate(element, layout, free);
      items.push(`i:${items.length};${this.textOf(this.#memory.number(layout + layoutHash), layout, free)}`);
    }
    return `a:${items.length}:{${items.join('')}}`;
  }
}

import { numberText } from '../json/numberText.ts';
import type { CheckedMemory } from './checkedMemory.ts';
import type { RecordTwin } from './recordTwin.ts';
import type { ValueTwin } from './valueTwin.ts';

/**
 * The part of the kernel's twin that knows what is hashed for links (`docs/format/json-to-csv.md#15-hash-text`). Texts
 * have a character for each byte.
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
    const parts = Array.from({ length: this.#memory.number(program) }, (_, index) => program + 4 + 8 * index);
    const free = slots + 4 * this.#records.slotCount(layout);
    return parts.map((part) => this.#part(part, layout, slots, free)).join('');
  }

  #part(part: number, layout: number, slots: number, free: number): string {
    const from = this.#memory.number(part);
    const length = this.#memory.number(part + 4);
    if (length > 0) return this.#memory.text(from, length);
    return this.#value(this.#memory.number(slots + 4 * from), this.#records.listOf(layout, from), free);
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
      items.push(`i:${items.length};${this.textOf(this.#memory.number(layout + 20), layout, free)}`);
    }
    return `a:${items.length}:{${items.join('')}}`;
  }
}

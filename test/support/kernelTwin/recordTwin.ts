import {
  layoutHead,
  layoutKinds,
  layoutNext,
  layoutPieces,
  layoutSlots,
  listFirst,
  numberBytes,
  slotBytes,
  slotList,
  slotPiece,
} from '../../../engine/core/transcode/kernel/memoryFormat.ts';
import { kinds } from '../../../engine/core/transcode/kinds.ts';
import type { CheckedMemory } from './checkedMemory.ts';
import type { ValueTwin } from './valueTwin.ts';

/** The part of the kernel's twin that knows layouts and lists. */
export class RecordTwin {
  readonly #memory: CheckedMemory;
  readonly #values: ValueTwin;

  constructor(memory: CheckedMemory, values: ValueTwin) {
    this.#memory = memory;
    this.#values = values;
  }

  /** The end of a record; 0 if it has another layout or a value that only the general path reads. */
  passRecord(start: number, layout: number): number {
    const count = this.slotCount(layout);
    const kindsAt = this.#memory.number(layout + layoutKinds);
    let bytes = this.#memory.number(layout + layoutPieces);
    let at = start;
    for (let slot = 0; slot <= count; slot++) {
      const length = this.#pieceLength(layout, slot);
      for (let i = 0; i < length; i++) if (this.#memory.get(at + i) !== this.#memory.get(bytes + i)) return 0;
      at += length;
      bytes += length;
      if (slot === count) break;
      const list = this.listOf(layout, slot);
      at = list === 0 ? this.#values.passValue(at) : this.#passList(at, list);
      if (at === 0) return 0;
      this.#memory.set(kindsAt + slot, this.#memory.get(kindsAt + slot) | this.#values.found);
    }
    return at;
  }

  /** The end of a list whose elements have known layouts, or of null; 0 for anything else. */
  #passList(start: number, list: number): number {
    if (this.#memory.get(start) !== 0x5b) return this.#values.passNull(start);
    let at = this.#values.passSpace(start + 1);
    let isCompact = at === start + 1;
    const hasElements = this.#memory.get(at) !== 0x5d;
    for (let isNext = hasElements; isNext; ) {
      const end = this.#passElement(at, this.#memory.number(list + listFirst));
      if (end === 0) return 0;
      const behind = this.#values.passSpace(end);
      isNext = this.#memory.get(behind) === 0x2c;
      at = isNext ? this.#values.passSpace(behind + 1) : behind;
      isCompact &&= at === (isNext ? end + 1 : end);
    }
    if (this.#memory.get(at) !== 0x5d) return 0;
    this.#values.found = (hasElements ? kinds.text : kinds.emptyText) | (isCompact ? 0 : kinds.spelledOtherwise);
    return at + 1;
  }

  #passElement(at: number, first: number): number {
    for (let layout = first; layout !== 0; layout = this.#nextLayout(layout)) {
      const end = this.passRecord(at, layout);
      if (end !== 0) return end;
    }
    return 0;
  }

  /** Stores the addresses of an accepted record's values at `slots`. Returns its end. */
  locate(start: number, layout: number, slots: number): number {
    const count = this.slotCount(layout);
    let at = start;
    for (let slot = 0; slot < count; slot++) {
      at += this.#pieceLength(layout, slot);
      this.#memory.setNumber(slots + numberBytes * slot, at);
      const list = this.listOf(layout, slot);
      at = list === 0 ? this.#values.passValue(at) : this.#passList(at, list);
    }
    return at + this.#pieceLength(layout, count);
  }

  slotCount(layout: number): number {
    return this.#memory.number(layout + layoutSlots);
  }

  /** The list of a slot; 0 if it holds scalars. */
  listOf(layout: number, slot: number): number {
    return this.#memory.number(layout + layoutHead + slotBytes * slot + slotList);
  }

  /** The elements of an accepted list, with their layouts; none of null. */
  *elements(start: number, list: number): Generator<{ element: number; layout: number }> {
    if (this.#memory.get(start) !== 0x5b) return;
    let at = this.#values.passSpace(start + 1);
    while (this.#memory.get(at) !== 0x5d) {
      let layout = this.#memory.number(list + listFirst);
      while (this.passRecord(at, layout) === 0) layout = this.#nextLayout(layout);
      yield { element: at, layout };
      at = this.#values.passSpace(this.passRecord(at, layout));
      if (this.#memory.get(at) === 0x2c) at = this.#values.passSpace(at + 1);
    }
  }

  /** Whether there is a list with elements, and neither an empty one nor null. */
  hasElements(at: number): boolean {
    return this.#memory.get(at) === 0x5b && this.#memory.get(this.#values.passSpace(at + 1)) !== 0x5d;
  }

  #nextLayout(layout: number): number {
    return this.#memory.number(layout + layoutNext);
  }

  #pieceLength(layout: number, slot: number): number {
    return this.#memory.number(layout + layoutHead + slotBytes * slot + slotPiece);
  }
}

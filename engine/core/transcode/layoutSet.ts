import type { KernelMemory } from './kernelMemory.ts';
import { addLayout, type RecordLayout } from './layout.ts';
import { learnLayout } from './learnLayout.ts';

/** The limit for the layouts learnt from records; later records without a known one use the general path. */
const maxLearnt = 32;

/** The layouts of the records of one job, and their sequence. */
export class LayoutSet {
  readonly #memory: KernelMemory;
  readonly #filtered: ReadonlySet<string>;
  readonly #layouts: RecordLayout[] = [];
  readonly #followers = new Map<RecordLayout | undefined, RecordLayout>();
  #learnt = 0;

  /** Records with one of the filtered keys are changed before they become rows, so they have no layout. */
  constructor(memory: KernelMemory, filtered: ReadonlySet<string> = new Set()) {
    this.#memory = memory;
    this.#filtered = filtered;
  }

  /** The layouts to try on a record, the most likely one first. */
  *candidates(before: RecordLayout | undefined): Generator<RecordLayout> {
    const likely = this.#followers.get(before);
    if (likely !== undefined) yield likely;
    // The run of the previous layout has just ended.
    for (const layout of this.#layouts) if (layout !== likely && layout !== before) yield layout;
  }

  follows(before: RecordLayout | undefined, layout: RecordLayout): void {
    this.#followers.set(before, layout);
  }

  /**
   * Learns the layout of the record at an offset, or the new parts of its lists; undefined if there are enough layouts,
   * or it has none.
   */
  learn(body: Uint8Array, at: number): RecordLayout | undefined {
    if (++this.#learnt > maxLearnt) return undefined;
    const learnt = learnLayout(body, at);
    if (learnt !== undefined && [...this.#filtered].some((key) => learnt.fields.has(key))) return undefined;
    const layout = learnt && addLayout(this.#layouts, learnt, 0);
    // A layout without room for all new parts may have some of them.
    for (const each of this.#layouts) this.#memory.layouts.load(each);
    return layout;
  }

  /** Forgets the kinds of the values before a page. */
  forgetKinds(): void {
    for (const layout of this.#layouts) this.#memory.layouts.forgetKinds(layout);
  }
}

import type { KernelMemory, LoadedLayout } from './kernelMemory.ts';
import { learnLayout } from './layout.ts';

const mostLayouts = 8;

/** The layouts of the records of one job, and which one follows which. */
export class LayoutSet {
  readonly #memory: KernelMemory;
  readonly #layouts: LoadedLayout[] = [];
  readonly #followers = new Map<LoadedLayout | undefined, LoadedLayout>();

  constructor(memory: KernelMemory) {
    this.#memory = memory;
  }

  /** The layouts to try on a record, the most likely one first. */
  *candidates(before: LoadedLayout | undefined): Generator<LoadedLayout> {
    const likely = this.#followers.get(before);
    if (likely !== undefined) yield likely;
    // The run of the layout before has just ended.
    for (const layout of this.#layouts) if (layout !== likely && layout !== before) yield layout;
  }

  follows(before: LoadedLayout | undefined, layout: LoadedLayout): void {
    this.#followers.set(before, layout);
  }

  /** Learns the layout of the record at an offset; undefined if there are enough layouts, or it has none. */
  learn(body: Uint8Array, at: number): LoadedLayout | undefined {
    if (this.#layouts.length >= mostLayouts) return undefined;
    const learnt = learnLayout(body, at);
    if (learnt === undefined) return undefined;
    const layout = this.#memory.loadLayout(learnt);
    this.#layouts.push(layout);
    return layout;
  }

  /** Before a page: nothing is known of its values. */
  forgetKinds(): void {
    for (const layout of this.#layouts) this.#memory.forgetKinds(layout);
  }
}

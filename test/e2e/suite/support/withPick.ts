import { withWindow } from './withWindow.ts';

/** A line of a list. */
export interface PickItem {
  label: string;
  description?: string;
  detail?: string;
}

/**
 * Chooses the first line whose label has a text from each list that the extension opens meanwhile, or leaves the list.
 * Returns the lines of the lists.
 */
export async function withPick(choose: string | undefined, work: () => PromiseLike<unknown>): Promise<PickItem[][]> {
  const shown: PickItem[][] = [];
  await withWindow({ createQuickPick: () => new FakePick(shown, choose) }, work);
  return shown;
}

class FakePick {
  items: readonly PickItem[] = [];
  activeItems: readonly PickItem[] = [];
  readonly #shown: PickItem[][];
  readonly #choose: string | undefined;
  #accept = () => {};
  #hide = () => {};

  constructor(shown: PickItem[][], choose: string | undefined) {
    this.#shown = shown;
    this.#choose = choose;
  }

  onDidAccept(listener: () => void): void {
    this.#accept = listener;
  }

  onDidHide(listener: () => void): void {
    this.#hide = listener;
  }

  show(): void {
    this.#shown.push([...this.items]);
    this.activeItems = this.items.filter(({ label }) => this.#choose !== undefined && label.includes(this.#choose));
    if (this.activeItems.length > 0) this.#accept();
    // A line that cannot be chosen leaves the list open, and then the user leaves it.
    this.#hide();
  }

  dispose(): void {}
}

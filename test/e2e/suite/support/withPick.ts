import { withWindow } from './withWindow.ts';

/** A line of a list. */
export interface PickItem {
  label: string;
  description?: string;
  detail?: string;
}

/** The text of a line to choose, or of one whose button is pressed; undefined to leave the list. */
type Choice = string | { button: string } | undefined;

/**
 * Chooses the first line whose label has a text from each list that the extension opens meanwhile, presses the button
 * of one, or leaves the list. Returns the lines of the lists, also as they are after a button.
 */
export async function withPick(choose: Choice, work: () => PromiseLike<unknown>): Promise<PickItem[][]> {
  const shown: PickItem[][] = [];
  await withWindow({ createQuickPick: () => new FakePick(shown, choose) }, work);
  return shown;
}

class FakePick {
  items: readonly PickItem[] = [];
  activeItems: readonly PickItem[] = [];
  readonly #shown: PickItem[][];
  readonly #choose: Choice;
  #accept = () => {};
  #hide = () => {};
  #press = async (_: { item: PickItem }) => {};

  constructor(shown: PickItem[][], choose: Choice) {
    this.#shown = shown;
    this.#choose = choose;
  }

  onDidAccept(listener: () => void): void {
    this.#accept = listener;
  }

  onDidHide(listener: () => void): void {
    this.#hide = listener;
  }

  onDidTriggerItemButton(listener: (pressed: { item: PickItem }) => Promise<void>): void {
    this.#press = listener;
  }

  show(): void {
    this.#shown.push([...this.items]);
    if (typeof this.#choose === 'object') return void this.#pressButton(this.#choose.button);
    const text = this.#choose;
    this.activeItems = this.items.filter(({ label }) => text !== undefined && label.includes(text));
    if (this.activeItems.length > 0) this.#accept();
    // A line that cannot be chosen leaves the list open, and then the user leaves it.
    this.#hide();
  }

  dispose(): void {}

  async #pressButton(text: string): Promise<void> {
    const item = this.items.find(({ label }) => label.includes(text));
    if (item !== undefined) await this.#press({ item });
    this.#shown.push([...this.items]);
    this.#hide();
  }
}

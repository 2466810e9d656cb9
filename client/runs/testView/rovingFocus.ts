import type { PressedKey } from './isCopy.ts';

/** A pressed key in a list of elements. The type has only the members in use, so that tests need no browser. */
export interface ListKey extends PressedKey {
  readonly target: unknown;
  readonly currentTarget: { readonly children: Iterable<Item> };
  preventDefault(): void;
}

interface Item {
  tabIndex: number;
  focus(): void;
}

/** The number of the element that had the focus when a key was pressed; -1 for none. */
export function focusedItem({ target, currentTarget }: ListKey): number {
  return [...currentTarget.children].findIndex((item) => Object.is(item, target));
}

/** Moves the focus within a list, of which Tab reaches one element. */
export function focusItem({ currentTarget }: ListKey, index: number): void {
  const items = [...currentTarget.children];
  const wanted = Math.min(items.length - 1, Math.max(0, index));
  for (const [at, item] of items.entries()) item.tabIndex = at === wanted ? 0 : -1;
  items[wanted]?.focus();
}

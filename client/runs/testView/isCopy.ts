/** A pressed key, as far as it tells what was meant; the type has only the members in use. */
export interface PressedKey {
  readonly key: string;
  readonly ctrlKey?: boolean;
  readonly metaKey?: boolean;
  readonly view?: { getSelection(): { toString(): string } | null } | null;
}

/** Whether a key copies what has the focus. If a text is selected, the key copies that, without any help. */
export function isCopy({ key, ctrlKey, metaKey, view }: PressedKey): boolean {
  if (key !== 'c' || !(ctrlKey || metaKey)) return false;
  return (view?.getSelection()?.toString() ?? '') === '';
}

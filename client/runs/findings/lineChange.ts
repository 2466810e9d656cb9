/** A change of a text, by lines of the text before it. */
export interface LineChange {
  /** The first and the last line that it touches. */
  first: number;
  last: number;
  /** How many lines it adds. */
  added: number;
}

/** The change that leads from one text to another: all lines between the first and the last that differ. */
export function lineChangeBetween(before: string, after: string): LineChange | undefined {
  if (before === after) return undefined;
  const [old, now] = [before.split(/\r?\n/), after.split(/\r?\n/)];
  const shorter = Math.min(old.length, now.length);
  let first = 0;
  while (first < shorter && old[first] === now[first]) first++;
  let same = 0;
  while (same < shorter - first && old[old.length - 1 - same] === now[now.length - 1 - same]) same++;
  return { first, last: old.length - 1 - same, added: now.length - old.length };
}

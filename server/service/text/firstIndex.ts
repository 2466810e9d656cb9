/** The first index below `length` for which a check holds, as it does for all later ones; else `length`. */
export function firstIndex(length: number, holds: (index: number) => boolean): number {
  let start = 0;
  let end = length;
  while (start < end) {
    const middle = (start + end) >>> 1;
    if (holds(middle)) end = middle;
    else start = middle + 1;
  }
  return start;
}

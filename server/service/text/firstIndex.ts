/** The first of so many indices that a check holds for, and so for all after it; the length where it holds for none. */
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

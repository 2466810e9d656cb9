const english = new Intl.NumberFormat('en-US');

/** A number for a person: `1,034`. */
export function numberText(value: number): string {
  return english.format(value);
}

/** A number with its noun: `1 page`, `1,034 records`. */
export function countText(count: number, noun: string): string {
  return `${numberText(count)} ${noun}${count === 1 ? '' : 's'}`;
}

/** 2,000 columns. */
export const manyColumns = Array.from({ length: 2000 }, (_, index) => `field_${index}`);

/** Records with a field for each of the columns: texts, numbers and booleans in turns, the same in every run. */
export function createManyColumns(): () => object {
  let next = 0;
  return () => {
    const id = next++;
    return Object.fromEntries(manyColumns.map((column, index) => [column, valueAt(id, index)]));
  };
}

function valueAt(id: number, index: number): string | number | boolean {
  if (index % 3 === 0) return id * index;
  return index % 3 === 1 ? `value ${id % 100}` : id % 2 === 0;
}

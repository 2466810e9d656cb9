import { numberBytes } from './kernel/memoryFormat.ts';

/** The numbers of a structure of this many bytes in the memory of a kernel, by their offsets; 0 where there is none. */
export function numbersAt(bytes: number, fields: readonly (readonly [offset: number, number: number])[]): number[] {
  const numbers = new Array<number>(bytes / numberBytes).fill(0);
  for (const [offset, number] of fields) numbers[offset / numberBytes] = number;
  return numbers;
}

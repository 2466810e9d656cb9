import { childPointer } from '../../childPointer.ts';
import type { Expect, TableExpect } from '../../contracts/generated/types.ts';

/** The tables of an `expect.json`, each with the pointer of what is expected of it. */
export function tablesOf({ tables = {} }: Expect): { name: string; own: TableExpect; pointer: string }[] {
  return Object.entries(tables).map(([name, own]) => ({ name, own, pointer: childPointer('/tables', name) }));
}

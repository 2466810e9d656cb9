import { nameOf } from './folders.ts';
import { bodyFiles } from './treeFormat.ts';

/** Whether a file could be part of a tree by its name: `config.json` or `_config.yml`. Reads nothing. */
export function isTreeFile(file: string): boolean {
  return Object.values(bodyFiles).includes(nameOf(file));
}

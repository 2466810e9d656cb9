import { listOnce } from './listOnce.ts';
import type { TreeFiles } from './treeFiles.ts';

/** Reads each file and lists each folder once. Meant for a short time: changes are not seen. */
export function readOnce(files: TreeFiles): TreeFiles {
  const texts = new Map<string, Promise<string | undefined>>();
  return {
    ...listOnce(files),
    read(file) {
      const text = texts.get(file) ?? files.read(file);
      texts.set(file, text);
      return text;
    },
  };
}

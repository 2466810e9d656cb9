import fs from 'node:fs';
import path from 'node:path';
import type { TreeTexts } from '../../support/treeService.ts';

/** Writes the files of a tree into a folder. */
export function writeTree(texts: TreeTexts, folder: string): void {
  for (const [name, text] of Object.entries(texts)) {
    const file = path.join(folder, name);
    fs.mkdirSync(path.dirname(file), { recursive: true });
    fs.writeFileSync(file, typeof text === 'string' ? text : `${JSON.stringify(text, undefined, 2)}\n`);
  }
}

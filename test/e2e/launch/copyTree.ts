import fs from 'node:fs';
import path from 'node:path';
import { projectRoot } from './projectRoot.ts';

/** A tool with a tree in `project/`. */
export type TreeTool = 'kbc' | 'kbagent';

/** Copies the tree of a tool into a folder; its configurations then call an API at this port. */
export function copyTree(tool: TreeTool, folder: string, port: number): void {
  fs.cpSync(path.join(projectRoot, 'test/e2e/project', tool), folder, { recursive: true });
  for (const file of fs.globSync('**/{config.json,_config.yml}', { cwd: folder })) {
    const full = path.join(folder, file);
    fs.writeFileSync(full, fs.readFileSync(full, 'utf8').replaceAll('PORT', String(port)));
  }
}

import fs from 'node:fs';
import path from 'node:path';
import { projectRoot } from './projectRoot.ts';

/** Copies the configurations of the in-editor suite into a folder, without the settings of the suite. */
export function copyWorkspace(folder: string): void {
  const isWanted = (file: string) => path.basename(file) !== '.vscode';
  fs.cpSync(path.join(projectRoot, 'test/e2e/workspace'), folder, { recursive: true, filter: isWanted });
}

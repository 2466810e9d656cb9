import path from 'node:path';
import { projectRoot } from './projectRoot.ts';

const folder = path.join(projectRoot, 'test/e2e/host');

/**
 * Where the real VS Code of the in-editor tests lies. The Node that runs these scripts also runs its extension host,
 * unless `VSCODE_HOST_NODE` names another.
 */
export const vscodeHost = {
  folder,
  serverProgram: path.join(folder, 'node_modules/code-server/lib/vscode/out/server-main.js'),
  node: process.env['VSCODE_HOST_NODE'] ?? process.execPath,
};

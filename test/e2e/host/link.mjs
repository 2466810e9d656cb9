// VS Code's browser side asks for <vscode>/node_modules/..., so it is given this folder's node_modules.
import fs from 'node:fs';
import path from 'node:path';

const root = import.meta.dirname;
const link = path.join(root, 'node_modules/code-server/lib/vscode/node_modules');
fs.rmSync(link, { recursive: true, force: true });
fs.symlinkSync(path.relative(path.dirname(link), path.join(root, 'node_modules')), link, 'junction');

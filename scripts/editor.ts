import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { installVsix } from '../test/e2e/launch/installVsix.ts';
import { prepareServer } from '../test/e2e/launch/prepareServer.ts';
import { startVscodeServer } from '../test/e2e/launch/startVscodeServer.ts';
import { workbenchUrl } from '../test/e2e/launch/workbenchUrl.ts';
import { build } from './build.ts';
import { packageExtension } from './lib/packageExtension.ts';
import { extensionFolder } from './lib/stageExtension.ts';

const root = path.join(import.meta.dirname, '..');
const samples = path.join(root, 'samples');
const windows = process.platform === 'win32';

// npm run editor: the samples in a real VS Code, with the extension built from the tree.
await build();
if (isDesktopThere()) openDesktop();
else await serveInBrowser();

function isDesktopThere(): boolean {
  return spawnSync('code', ['--version'], { shell: windows }).status === 0;
}

function openDesktop(): void {
  console.log('Opening samples/ in VS Code, with the extension from the tree.');
  spawn('code', [`--extensionDevelopmentPath=${extensionFolder(root)}`, samples], { stdio: 'inherit', shell: windows });
}

/** Serves the VS Code of the in-editor tests, with the extension installed as a user would, without a desktop. */
async function serveInBrowser(): Promise<void> {
  prepareServer();
  const data = await mkdtemp(path.join(os.tmpdir(), 'pagewright-editor-'));
  try {
    const vsix = path.join(data, 'pagewright.vsix');
    await packageExtension(vsix);
    await installVsix(vsix, data);
    const server = await startVscodeServer({ data, ports: '8378-8399' });
    console.log('VS Code is not on the PATH. Open this one, with the extension installed, in a browser:');
    console.log(`\n  ${workbenchUrl(server.port, samples)}\n\nPress Ctrl-C to stop.`);
    await Promise.race([once(process, 'SIGINT'), once(process, 'SIGTERM')]);
    await server.stop();
  } finally {
    await rm(data, { recursive: true, force: true });
  }
}

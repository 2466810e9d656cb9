import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import { hostEnvironment } from './hostEnvironment.ts';
import { vscodeHost } from './vscodeHost.ts';

/** Installs a packaged extension into a server data folder. Throws where VS Code refuses it. */
export async function installVsix(vsix: string, data: string): Promise<void> {
  const install = ['--install-extension', path.resolve(vsix)];
  const options = ['--server-data-dir', data, '--accept-server-license-terms'];
  await promisify(execFile)(vscodeHost.node, [vscodeHost.serverProgram, ...options, ...install], {
    env: { ...process.env, ...hostEnvironment },
    timeout: 300_000,
  });
}

import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { makeMemoryFolder } from './makeMemoryFolder.ts';
import { type Served, serveFolders } from './serveFolders.ts';
import { userSettings } from './userSettings.ts';
import { vscodeHost } from './vscodeHost.ts';
import { workbenchPage, workbenchScript } from './workbenchPage.ts';

export interface PureHostOptions {
  /** The folder of the extension, as it is packaged. */
  extension: string;
  /** A folder of text files, which the window begins with. */
  folder: string;
  settings?: Record<string, unknown>;
  /** The file of the bundled suite, run at the start. It gets the API as the extension does: it is served from its folder. */
  suite?: string;
}

export interface PureHost {
  /** The address of the window. */
  url: string;
  close(): Promise<void>;
}

/**
 * Starts a VS Code as it is on vscode.dev: static files without a server, extensions in a web worker, their files over
 * HTTP, and a folder in memory. It is the VS Code of the other in-editor tests, without its server.
 */
export async function startPureHost({ extension, folder, settings, suite }: PureHostOptions): Promise<PureHost> {
  const memory = fs.mkdtempSync(path.join(os.tmpdir(), 'pagewright-memory-'));
  await makeMemoryFolder(memory, folder);
  const vscode = path.join(path.dirname(vscodeHost.serverProgram), '..');
  const server = await serveFolders(
    new Map<string, Served>([
      ['/', { type: 'text/html', body: () => page() }],
      ['/static', vscode],
      ['/static/out/vs/code/browser/workbench/workbench.js', { type: 'text/javascript', body: workbenchScript }],
      ['/extensions/memory-folder', memory],
      ['/extensions/pagewright', extension],
      ...(suite === undefined ? [] : [['/extensions/pagewright/suite.js', suite] as const]),
    ]),
  );
  const page = () =>
    workbenchPage({
      host: server.host,
      folder: { scheme: 'memory', path: '/workspace' },
      extensions: ['/extensions/pagewright'],
      // VS Code runs a suite only where an extension is under development.
      development: {
        extensions: ['/extensions/memory-folder'],
        ...(suite && { suite: '/extensions/pagewright/suite.js' }),
      },
      settings: { ...userSettings, ...settings },
    });
  return {
    url: `http://${server.host}/`,
    close: async () => {
      await server.close();
      fs.rmSync(memory, { recursive: true });
    },
  };
}

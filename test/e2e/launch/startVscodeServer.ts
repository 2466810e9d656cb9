import { type ChildProcess, spawn } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { hostEnvironment } from './hostEnvironment.ts';
import { userSettings } from './userSettings.ts';
import { vscodeHost } from './vscodeHost.ts';

export interface VscodeServerOptions {
  /** The server's data folder (settings, installed extensions); absent: a new one that is removed on stop. */
  data?: string;
  /** A range such as `8378-8399`, of which the first free one is taken; absent: any free one. */
  ports?: string;
  /** Makes the workbench run an extension under development and its tests, and turns notification toasts off. */
  development?: boolean;
  /** Leave workspace trust on, as in a VS Code that a person starts. */
  trust?: boolean;
  settings?: Record<string, unknown>;
}

export interface VscodeServer {
  port: number;
  pid: number;
  data: string;
  /** Everything the server has printed. */
  log(): string;
  stop(): Promise<void>;
}

const startLimitMs = 120_000;
const stopLimitMs = 5_000;

/** Starts the VS Code server on loopback. Throws with what it printed where it does not come up. */
export async function startVscodeServer(options: VscodeServerOptions = {}): Promise<VscodeServer> {
  const data = options.data ?? fs.mkdtempSync(path.join(os.tmpdir(), 'pagewright-vscode-'));
  writeSettings(data, options.settings);
  const child = spawn(vscodeHost.node, serverArguments(data, options), {
    // Sockets would otherwise pile up in the temp folder.
    env: { ...process.env, ...hostEnvironment, XDG_RUNTIME_DIR: data },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const printed = collectOutput(child);
  const exited = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  const port = await listeningPort(child, printed, exited);
  return { port, pid: child.pid ?? 0, data, log: () => printed.text, stop };

  async function stop(): Promise<void> {
    child.kill('SIGTERM');
    const timer = setTimeout(() => child.kill('SIGKILL'), stopLimitMs);
    await exited;
    clearTimeout(timer);
    if (options.data === undefined) fs.rmSync(data, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 });
  }
}

function writeSettings(data: string, settings: Record<string, unknown> = {}): void {
  const folder = path.join(data, 'data/User');
  fs.mkdirSync(folder, { recursive: true });
  fs.writeFileSync(path.join(folder, 'settings.json'), JSON.stringify({ ...userSettings, ...settings }));
}

function serverArguments(data: string, options: VscodeServerOptions): string[] {
  return [
    vscodeHost.serverProgram,
    ...['--host', '127.0.0.1', '--port', options.ports ?? '0', '--without-connection-token'],
    ...['--accept-server-license-terms', '--telemetry-level', 'off', '--server-data-dir', data],
    // The window is on this machine.
    '--disable-websocket-compression',
    ...(options.trust ? [] : ['--disable-workspace-trust']),
    // Without it a built VS Code ignores the extension under development, silently.
    ...(options.development ? ['--enable-smoke-test-driver'] : []),
  ];
}

function collectOutput(child: ChildProcess): { text: string } {
  const printed = { text: '' };
  for (const stream of [child.stdout, child.stderr]) {
    stream?.on('data', (chunk: Buffer) => {
      printed.text += chunk.toString();
    });
  }
  return printed;
}

function listeningPort(child: ChildProcess, printed: { text: string }, exited: Promise<void>): Promise<number> {
  return new Promise((resolve, reject) => {
    const fail = (what: string) => {
      clearTimeout(timer);
      reject(new Error(`The VS Code server ${what}:\n${printed.text}`));
    };
    const timer = setTimeout(() => fail(`did not start in ${startLimitMs} ms`), startLimitMs);
    void exited.then(() => fail('ended'));
    child.stdout?.on('data', () => {
      const port = /listening on (\d+)/.exec(printed.text)?.[1];
      if (port === undefined) return;
      clearTimeout(timer);
      resolve(Number(port));
    });
  });
}

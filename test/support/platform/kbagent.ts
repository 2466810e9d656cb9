import { execFile, spawnSync } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { type CliResult, runCli } from '../runCli.ts';
import type { Seed, Stack } from '../stack/startStack.ts';
import { startStack } from '../stack/startStack.ts';

/** The real tool: the one that PAGEWRIGHT_KBAGENT names, or that of the path. */
const program = process.env['PAGEWRIGHT_KBAGENT'] ?? 'kbagent';

/** Why the real tool cannot be asked; undefined: it can. */
export function missingKbagent(): string | undefined {
  const { status } = spawnSync(program, ['--version'], { encoding: 'utf8' });
  if (status !== 0)
    return 'there is no kbagent (pip install keboola-cli with Python 3.12 or later, and PAGEWRIGHT_KBAGENT)';
  return spawnSync('openssl', ['version']).status === 0 ? undefined : 'there is no openssl for the certificate';
}

/** A folder that both kbagent and Pagewright use, each as a process, over TLS and a proxy of this machine. */
export interface KbagentFolder {
  folder: string;
  stack: Stack;
  /** Runs `kbagent --json sync WORDS` for the folder, and gives the data of its answer. Throws if it fails. */
  sync<Data>(...words: string[]): Promise<Data>;
  /** Runs `pagewright project`. */
  pagewright(...args: string[]): Promise<CliResult>;
}

/** The address of the stack, which only the proxy knows. */
export const stackOfTools = 'https://connection.keboola.test';

/** Lets kbagent connect a folder to a new stack. */
export async function startKbagent(root: string, seed: Seed): Promise<KbagentFolder> {
  const tlsDir = path.join(root, 'tls');
  const stack = await startStack({ seed, tlsDir });
  const folder = path.join(root, 'shop');
  mkdirSync(folder);
  const ca = path.join(tlsDir, 'ca.pem');
  const environment = {
    HTTPS_PROXY: stack.proxy ?? '',
    SSL_CERT_FILE: ca,
    REQUESTS_CA_BUNDLE: ca,
    NODE_EXTRA_CA_CERTS: ca,
    KBAGENT_CONFIG_DIR: path.join(root, 'kbagent'),
    KBAGENT_DISABLE_TELEMETRY: '1',
    KBAGENT_SKIP_UPDATE: '1',
    KBAGENT_AUTO_UPDATE: 'false',
    KBC_TOKEN: stack.token,
    XDG_CONFIG_HOME: path.join(root, 'home'),
  };
  const run = async (words: string[]) => {
    const options = { env: { ...process.env, ...environment }, cwd: folder, maxBuffer: 1e8 };
    return (await promisify(execFile)(program, words, options)).stdout;
  };
  const of = ['--project', 'mock', '--directory', folder];
  await run(['project', 'add', '--project', 'mock', '--url', stackOfTools, '--token', stack.token]);
  await run(['sync', 'init', ...of]);
  return {
    folder,
    stack,
    async sync(...words) {
      const answer = await run(['--json', 'sync', ...words, ...(words[0] === 'status' ? of.slice(2) : of)]);
      return JSON.parse(answer).data;
    },
    pagewright: (...args) => runCli(['project', ...args, '--folder', folder], environment),
  };
}

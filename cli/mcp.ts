import { rmSync } from 'node:fs';
import { mkdtemp } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { ConfigDocument } from '@pagewright/engine/environments';
import type { Command } from 'commander';
import { examplesText } from './about/examplesText.ts';
import { manifest } from './about/manifest.ts';
import { exitCodes } from './printing/exitCodes.ts';
import { onFirstSignal } from './process/onFirstSignal.ts';
import { isConfirmed } from './project/confirmedStacks.ts';
import { listSecretValues, readSecrets, secretsOption } from './values/readSecrets.ts';

interface McpOptions {
  folder?: string[];
  /** File with the values of secrets. */
  secrets?: string;
  allowRuns?: boolean;
}

/** `pagewright mcp`: serves the tools for assistants, over the Model Context Protocol (`docs/assistants.md`). */
export function addMcp(program: Command): void {
  program
    .command('mcp')
    .description('Serve tools for assistants over the Model Context Protocol, on standard input and output.')
    .option(
      '--folder <dir>',
      'a folder whose files the tools may read; may be repeated (default: the working folder)',
      (folder: string, before: string[] = []) => [...before, folder],
    )
    .option(...secretsOption)
    .option(
      '--allow-runs',
      'let assistants make trials of configurations in the folders without a question; by default the client asks its user',
    )
    .addHelpText('after', examplesText(['mcp', 'mcp --folder configs --secrets secrets.json']))
    .action(serve);
}

async function serve({ folder: folders = ['.'], secrets: file, allowRuns }: McpOptions): Promise<void> {
  // A separate bundle, which no other verb loads.
  const { serveTools } = await import('@pagewright/tools/toolbox');
  const session = await mkdtemp(path.join(os.tmpdir(), 'pagewright-mcp-'));
  // A client that is done closes our input, or ends the process.
  process.on('exit', () => rmSync(session, { recursive: true, force: true }));
  onFirstSignal(() => process.exit(exitCodes.done));
  serveTools(
    {
      folders: folders.map((folder) => path.resolve(folder)),
      assets: { schemas: path.join(__dirname, 'schemas'), docs: path.join(__dirname, '..', 'docs') },
      session,
      secrets: await listSecretValues(file, process.env),
      secretsFor: async (configText) => (await readSecrets(ConfigDocument.of(configText), file, process.env)).secrets,
      tokenFor,
      ...(allowRuns && { consent: 'files' as const }),
    },
    { version: manifest.version, threadScript: path.join(__dirname, 'toolWorker.js') },
  );
}

/** The token of the environment, for a stack that the user has named there, or connected to before. */
async function tokenFor(stack: string): Promise<string | undefined> {
  const { readStackAddress } = await import('@pagewright/engine/platform');
  const { KBC_TOKEN: token, KBC_STACK: named } = process.env;
  const isNamed = named !== undefined && readStackAddress(named) === stack;
  return token !== undefined && (isNamed || (await isConfirmed(stack))) ? token : undefined;
}

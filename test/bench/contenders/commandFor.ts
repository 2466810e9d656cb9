import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { ContenderName, Workload } from '../workloads/workload.ts';

/** How a contender is started, and where it leaves its tables; `bare` leaves none. */
export interface Command {
  args: string[];
  tables?: string;
}

/** What a contender is called in the report. */
export const titles: Record<ContenderName, string> = {
  engine: 'Pagewright',
  mapping: 'Pagewright, explicit mapping',
  parallel: 'Pagewright, `--parallel 8`',
  got: 'got and csv-stringify',
  fetch: 'fetch and csv-stringify',
  floor: 'floor',
  bare: '`node -e 0`',
};

/** The command line as it is built. */
export const cli = path.join(import.meta.dirname, '..', '..', '..', 'dist', 'cli.js');

/** The command of a contender for a workload whose API has this base address. Its files go to the folder. */
export function commandFor(name: ContenderName, workload: Workload, baseUrl: string, folder: string): Command {
  switch (name) {
    case 'bare':
      return { args: ['-e', '0'] };
    case 'got':
    case 'fetch':
      return scriptCommand('byHand', workload, baseUrl, folder, name);
    case 'floor':
      return scriptCommand('floor', workload, baseUrl, folder);
    default:
      return engineCommand(name, workload, baseUrl, folder);
  }
}

function scriptCommand(
  scripts: 'byHand' | 'floor',
  { script, pageSize, kind }: Workload,
  baseUrl: string,
  folder: string,
  ...client: string[]
): Command {
  const tables = emptyFolder(folder, 'tables');
  const file = path.join(import.meta.dirname, scripts, `${script}.mjs`);
  return { args: [file, baseUrl, tables, String(pageSize), kind, ...client], tables };
}

function engineCommand(
  name: 'engine' | 'mapping' | 'parallel',
  { config: configFor, mappings }: Workload,
  baseUrl: string,
  folder: string,
): Command {
  const { api, config } = configFor(baseUrl);
  const configFile = path.join(folder, 'bench.extractor.json');
  writeFileSync(configFile, JSON.stringify({ api, config: name === 'mapping' ? { ...config, mappings } : config }));
  const out = emptyFolder(folder, 'out');
  const options = name === 'parallel' ? ['--parallel', '8'] : [];
  return { args: [cli, 'run', configFile, '--out', out, '--no-shapes', ...options], tables: path.join(out, 'tables') };
}

function emptyFolder(parent: string, name: string): string {
  const folder = path.join(parent, name);
  mkdirSync(folder);
  return folder;
}

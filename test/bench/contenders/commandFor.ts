import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { ContenderName, Workload } from '../workloads/workload.ts';

/** Where a contender finds the API, and an empty folder for its files. */
interface Place {
  baseUrl: string;
  folder: string;
}

/** The arguments of Node or, for a peer, of Python, and where it leaves its tables and its report; `bare` and `receive` leave none. */
export interface Command {
  args: string[];
  tables?: string;
  report?: string;
}

/** The names of the contenders in the report. */
export const titles: Record<ContenderName, string> = {
  engine: 'Pagewright',
  mapping: 'Pagewright, explicit mapping',
  parallel: 'Pagewright, `--parallel 8`',
  parallel32: 'Pagewright, `--parallel 32`',
  got: 'got',
  fetch: 'fetch',
  floor: 'floor',
  receive: 'receive only',
  bare: '`node -e 0`',
  dlt: 'dlt',
  airbyte: 'airbyte-cdk',
};

type PeerName = 'dlt' | 'airbyte';

/** Whether a contender needs Python. */
export function isPeer(name: ContenderName): name is PeerName {
  return name === 'dlt' || name === 'airbyte';
}

/** The command line as it is built. */
export const cli = path.join(import.meta.dirname, '..', '..', '..', 'dist', 'cli.js');

const hook = path.join(import.meta.dirname, '..', 'measure', 'writePeakMemory.cjs');

/** The command of a contender for a workload. */
export function commandFor(name: ContenderName, workload: Workload, place: Place): Command {
  if (isPeer(name)) {
    return scriptCommand(path.join('..', 'peers', `${name}_offset.py`), workload, place);
  }
  const { args, ...output } = nodeCommand(name, workload, place);
  return { args: ['--require', hook, ...args], ...output };
}

function nodeCommand(name: Exclude<ContenderName, PeerName>, workload: Workload, place: Place): Command {
  switch (name) {
    case 'bare':
      return { args: ['-e', '0'] };
    case 'got':
    case 'fetch':
      return scriptCommand(path.join('byHand', `${workload.script}.mjs`), workload, place, name);
    case 'floor':
      return scriptCommand(path.join('floor', `${workload.script}.mjs`), workload, place);
    case 'receive':
      return receiveCommand(workload, place);
    default:
      return engineCommand(name, workload, place);
  }
}

function scriptCommand(
  script: string,
  { pageSize, kind }: Workload,
  { baseUrl, folder }: Place,
  ...client: string[]
): Command {
  const tables = emptyFolder(folder, 'tables');
  return { args: [path.join(import.meta.dirname, script), baseUrl, tables, String(pageSize), kind, ...client], tables };
}

function receiveCommand({ script, pageSize, requests }: Workload, { baseUrl }: Place): Command {
  const file = path.join(import.meta.dirname, 'receive', `${script}.mjs`);
  return { args: [file, baseUrl, String(pageSize), String(requests)] };
}

const options = {
  engine: [],
  mapping: [],
  parallel: ['--parallel', '8'],
  parallel32: ['--parallel', '32'],
};

function engineCommand(
  name: keyof typeof options,
  { config: configFor, mappings }: Workload,
  { baseUrl, folder }: Place,
): Command {
  const { api, config } = configFor(baseUrl);
  const configFile = path.join(folder, 'bench.extractor.json');
  writeFileSync(configFile, JSON.stringify({ api, config: name === 'mapping' ? { ...config, mappings } : config }));
  const out = emptyFolder(folder, 'out');
  const output = {
    args: [cli, 'run', configFile, '--out', out, '--no-shapes', ...options[name]],
    tables: path.join(out, 'tables'),
  };
  if (name !== 'parallel32') return output;
  const report = path.join(folder, 'report.json');
  return { ...output, args: [...output.args, '--report', report], report };
}

function emptyFolder(parent: string, name: string): string {
  const folder = path.join(parent, name);
  mkdirSync(folder);
  return folder;
}

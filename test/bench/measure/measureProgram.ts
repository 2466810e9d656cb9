import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { open, readFile } from 'node:fs/promises';
import path from 'node:path';

/** The time and memory of one process, from its start to its end. */
export interface ProcessFigures {
  wallMs: number;
  /** User and system time of all its threads. */
  cpuMs: number;
  peakMemoryMb: number;
}

export interface MeasuredProcess extends ProcessFigures {
  code: number;
  /** The printed text, standard error first. */
  printed: string;
}

/**
 * The shell's `time` asks the system what the ended child took, its start-up and the release of its memory included, to
 * the millisecond. A process that Node itself starts would moreover inherit Node's peak memory as its own.
 */
const timed = 'TIMEFORMAT=\'%3R %3U %3S\'; time "$@" 2>&3';

/** Runs a program; what it prints goes to files in the folder. Needs bash. */
export async function measureProgram(
  program: string,
  args: readonly string[],
  folder: string,
): Promise<MeasuredProcess> {
  const inFolder = (name: string) => path.join(folder, name);
  const files = await Promise.all(['stdout', 'times', 'stderr'].map((name) => open(inFolder(name), 'w')));
  const shell = spawn('bash', ['-c', timed, 'bash', program, ...args], {
    stdio: ['ignore', ...files.map(({ fd }) => fd)],
    env: { ...environment(), PEAK_MEMORY_FILE: inFolder('peak-memory') },
  });
  const [code] = await once(shell, 'exit');
  await Promise.all(files.map((file) => file.close()));
  const [wall = Number.NaN, user = Number.NaN, system = Number.NaN] = numbersIn(await readText(inFolder('times')));
  const [peak = Number.NaN] = numbersIn(await readText(inFolder('peak-memory')));
  return {
    code: Number(code),
    printed: (await readText(inFolder('stderr'))) + (await readText(inFolder('stdout'))),
    wallMs: wall * 1000,
    cpuMs: (user + system) * 1000,
    peakMemoryMb: peak / 1024,
  };
}

/** Empty where there is no such file: a process that was killed does not report its memory. */
async function readText(file: string): Promise<string> {
  return readFile(file, 'utf8').catch(() => '');
}

function numbersIn(text: string): number[] {
  return text
    .split(/\s+/)
    .filter((word) => word !== '')
    .map(Number);
}

/**
 * No proxy is between a contender and the API, and no option of this process reaches them. Reading the certificates of
 * `NODE_EXTRA_CA_CERTS` takes a bare Node 20 83 ms, although nothing here is encrypted.
 */
function environment(): NodeJS.ProcessEnv {
  const strange = /^(https?_proxy|all_proxy|NODE_OPTIONS|NODE_EXTRA_CA_CERTS)$/i;
  return {
    ...Object.fromEntries(Object.entries(process.env).filter(([name]) => !strange.test(name))),
    LC_ALL: 'C',
    // For the peers: the scripts are compiled nowhere in this repository, and nobody learns of the run.
    PYTHONDONTWRITEBYTECODE: '1',
    RUNTIME__DLTHUB_TELEMETRY: 'false',
  };
}

import { readFileSync } from 'node:fs';
import { isDeepStrictEqual } from 'node:util';
import { type BenchApi, startApi } from '../api/startApi.ts';
import { commandFor, isPeer } from '../contenders/commandFor.ts';
import type { ContenderName, Workload } from '../workloads/workload.ts';
import { inFolder } from './inFolder.ts';
import { type Measurement, medianOf } from './measurement.ts';
import { measureProgram } from './measureProgram.ts';
import type { Node } from './nodes.ts';
import { readTables, type WrittenTables } from './readTables.ts';
import { watchDisk } from './watchDisk.ts';

/** Medians by contender. */
export type Results = Map<ContenderName, Measurement>;

export interface Setting {
  nodes: readonly Node[];
  /** A Python that has the peers; without it they are left out. */
  python?: string | undefined;
  runs: number;
  /** Measures what the files of a run take while it runs, and does not warm up: that is little of a long run. */
  isScale: boolean;
}

/** A contender with the Node or the Python that runs it, and what its runs took. */
interface Entry {
  name: ContenderName;
  program: string;
  taken: Measurement[];
}

/**
 * Runs every contender once without measuring, which fills the file cache and the compile cache, and then in turns.
 * Throws where one ends with an error or writes other rows than it should: a broken run is never timed. The results are
 * those of each Node, in the order of the setting; the peers know no Node and are in all of them.
 */
export async function runWorkload(workload: Workload, setting: Setting): Promise<Results[]> {
  const { nodes, python, runs, isScale } = setting;
  const enter = (name: ContenderName, program: string): Entry => ({ name, program, taken: [] });
  const names = workload.contenders.filter((name) => !isPeer(name));
  const byNode = nodes.map(({ program }) => names.map((name) => enter(name, program)));
  const peers = python === undefined ? [] : workload.contenders.filter(isPeer).map((name) => enter(name, python));
  const api = await startApi(workload.name);
  try {
    const runEntry = createRunner(workload, api, isScale);
    const entries = [...byNode.flat(), ...peers];
    if (!isScale) for (const entry of entries) await runEntry(entry);
    for (let run = 0; run < runs; run++) {
      for (const entry of entries) entry.taken.push(await runEntry(entry));
    }
  } finally {
    await api.stop();
  }
  return byNode.map((own) => new Map([...own, ...peers].map(({ name, taken }) => [name, medianOf(taken)])));
}

/** Creates a function that runs a contender once and reads its tables. */
function createRunner(workload: Workload, api: BenchApi, isScale: boolean): (entry: Entry) => Promise<Measurement> {
  const check = createCheck(workload);
  return ({ name, program }) =>
    inFolder(async (folder) => {
      const { args, tables, report } = commandFor(name, workload, { baseUrl: api.url, folder });
      await api.takeRequests();
      const stopWatching = isScale ? watchDisk(folder) : () => Promise.resolve(Number.NaN);
      const { code, printed, ...figures } = await measureProgram(program, args, folder);
      const peakDiskMb = await stopWatching();
      if (code !== 0) throw new Error(`"${name}" ended "${workload.name}" with code ${code}:\n${printed.slice(-2000)}`);
      const written = tables === undefined ? undefined : await readTables(tables);
      if (written !== undefined) check(name, written);
      const [tablesMb, requests] = [(written?.bytes ?? 0) / 1e6, await api.takeRequests()];
      if (name === 'receive' && requests !== workload.requests)
        throw new Error(`"${name}" sent ${requests} requests in "${workload.name}", expected ${workload.requests}.`);
      return { ...figures, peakDiskMb, tablesMb, requests, reportedRequests: requestsIn(report) };
    });
}

/** The number of requests in a report, failed ones included. */
function requestsIn(report: string | undefined): number | undefined {
  if (report === undefined) return undefined;
  const { requests, surplusRequests = 0 } = JSON.parse(readFileSync(report, 'utf8'));
  return requests + surplusRequests;
}

type Check = (name: ContenderName, written: WrittenTables) => void;

/** The engine and the floor write the same bytes, so that neither does less than the other. */
const writesSameBytes = (name: ContenderName) => name !== 'got' && name !== 'fetch' && !isPeer(name);

/** Looks at the rows of every run, and at the bytes of those contenders that should write the same. */
function createCheck({ name: workload, rows: expectedRows }: Workload): Check {
  const expected = expectedRows();
  let first: string | undefined;
  return (name, { rows, digest }) => {
    if (!isDeepStrictEqual(rows, expected)) {
      throw new Error(
        `"${name}" wrote ${JSON.stringify(rows)} in "${workload}", expected ${JSON.stringify(expected)}.`,
      );
    }
    if (!writesSameBytes(name)) return;
    first ??= digest;
    if (first !== digest)
      throw new Error(`"${name}" wrote other bytes than the contenders before it in "${workload}".`);
  };
}

import { isDeepStrictEqual } from 'node:util';
import { startApi } from '../api/startApi.ts';
import { commandFor } from '../contenders/commandFor.ts';
import type { ContenderName, Workload } from '../workloads/workload.ts';
import { inFolder } from './inFolder.ts';
import { type Measurement, measureNode } from './measureNode.ts';
import { medianOf } from './medianOf.ts';
import { readTables } from './readTables.ts';

/** Medians by contender. */
export type Results = Map<ContenderName, Measurement>;

/**
 * Runs every contender once without measuring, which fills the file cache and the compile cache, and then in turns.
 * Throws where one ends with an error or writes other rows than it should: a broken run is never timed.
 */
export async function runWorkload(workload: Workload, runs: number): Promise<Results> {
  const api = await startApi(workload.name);
  try {
    const { contenders } = workload;
    const check = createCheck(workload);
    const taken = new Map<ContenderName, Measurement[]>(contenders.map((name) => [name, []]));
    for (const name of contenders) await runOnce(name, workload, api.url, check);
    for (let run = 0; run < runs; run++) {
      for (const [name, measurements] of taken) measurements.push(await runOnce(name, workload, api.url, check));
    }
    return new Map([...taken].map(([name, measurements]) => [name, medianOf(measurements)]));
  } finally {
    await api.stop();
  }
}

type Check = (name: ContenderName, tablesFolder: string) => void;

function runOnce(name: ContenderName, workload: Workload, baseUrl: string, check: Check): Promise<Measurement> {
  return inFolder(async (folder) => {
    const { args, tables } = commandFor(name, workload, baseUrl, folder);
    const { code, stderr, ...measurement } = await measureNode(args, folder);
    if (code !== 0) throw new Error(`"${name}" ended "${workload.name}" with code ${code}:\n${stderr}`);
    if (tables !== undefined) check(name, tables);
    return measurement;
  });
}

/** The engine and the floor write the same bytes, so that neither does less than the other. */
const writesSameBytes = (name: ContenderName) => name !== 'got' && name !== 'fetch';

/** Looks at the rows of every run, and at the bytes of those contenders that should write the same. */
function createCheck({ name: workload, rows: expectedRows }: Workload): Check {
  const expected = expectedRows();
  let first: string | undefined;
  return (name, folder) => {
    const { rows, digest } = readTables(folder);
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

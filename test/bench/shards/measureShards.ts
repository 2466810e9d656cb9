import { mkdirSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import type { ShardList } from '../../../engine/faces/shards.ts';
import { startApi } from '../api/startApi.ts';
import { cli } from '../contenders/commandFor.ts';
import { inFolder } from '../measure/inFolder.ts';
import { type MeasuredProcess, measureProgram, type ProcessFigures } from '../measure/measureProgram.ts';
import { readTables } from '../measure/readTables.ts';
import type { Workload } from '../workloads/workload.ts';

/** The figures of a run as a whole and in shards. */
export interface ShardFigures {
  whole: ProcessFigures;
  /** Each shard that reads something; those of stage 2 where there are any. */
  shards: ProcessFigures[];
  combine: ProcessFigures;
  /** A shard that was done before: what starting one takes. */
  idle: ProcessFigures;
  /** All files of pages together. */
  pagesMb: number;
}

const hook = path.join(import.meta.dirname, '..', 'measure', 'writePeakMemory.cjs');

/**
 * Runs a workload once as a whole and once in this many shards, one after another. Throws where one of them fails, or
 * the tables differ.
 */
export async function measureShards(workload: Workload, program: string, shards: number): Promise<ShardFigures> {
  const api = await startApi(workload.name);
  try {
    return await inFolder((folder) => measureIn(folder, workload, { program, shards, baseUrl: api.url }));
  } finally {
    await api.stop();
  }
}

async function measureIn(
  folder: string,
  workload: Workload,
  { program, shards, baseUrl }: { program: string; shards: number; baseUrl: string },
): Promise<ShardFigures> {
  const config = path.join(folder, 'bench.extractor.json');
  writeFileSync(config, JSON.stringify(workload.config(baseUrl)));
  const pages = path.join(folder, 'pages');
  let count = 0;
  const start = async (...args: string[]): Promise<MeasuredProcess> => {
    const own = path.join(folder, `process-${++count}`);
    mkdirSync(own);
    const ended = await measureProgram(program, ['--require', hook, cli, ...args], own);
    if (ended.code !== 0) throw new Error(`"${args[0]}" of "${workload.name}" failed:\n${ended.printed.slice(-2000)}`);
    return ended;
  };
  const out = (name: string) => path.join(folder, name);
  const whole = await start('run', config, '--out', out('whole'));
  const jobs = new Set(namesOf(workload));
  const known = Object.entries(workload.rows()).filter(([job]) => jobs.has(job));
  const records = known.flatMap(([job, rows]) => ['--records', `${job}=${rows}`]);
  const listed = await start(
    'shards',
    config,
    '--max',
    String(shards),
    '--format',
    'json',
    '--pages',
    pages,
    ...records,
  );
  const { stages }: ShardList = JSON.parse(listed.printed);
  const read: ProcessFigures[] = [];
  for (const [stage, all] of stages.entries()) {
    for (const index of all.keys()) {
      const args = ['--pages', pages, '--stage', String(stage + 1), '--index', String(index)];
      const figures = await start('run', config, ...args);
      if (stage === stages.length - 1) read.push(figures);
    }
  }
  const idle = await start('run', config, '--pages', pages, '--stage', '1', '--index', '0');
  const combine = await start('combine', config, '--pages', pages, '--out', out('combined'));
  const [one, other] = await Promise.all(
    ['whole', 'combined'].map((name) => readTables(path.join(out(name), 'tables'))),
  );
  if (!isDeepStrictEqual(one, other)) throw new Error(`The tables of "${workload.name}" differ.`);
  return { whole, shards: read, combine, idle, pagesMb: sizeOf(pages) / 1e6 };
}

/** Only jobs that are not children have pages to cut. */
function namesOf(workload: Workload): string[] {
  const { jobs } = workload.config('http://localhost/').config as { jobs: { endpoint: string }[] };
  return jobs.map(({ endpoint }) => endpoint);
}

function sizeOf(folder: string): number {
  return readdirSync(folder).reduce((sum, name) => sum + statSync(path.join(folder, name)).size, 0);
}

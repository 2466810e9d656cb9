import type { ProcessFigures } from '../measure/measureProgram.ts';
import { markdownTable } from '../report/markdownTable.ts';
import type { ShardFigures } from './measureShards.ts';

/** The figures of each workload as a whole, in shards, and for combining them; times are CPU seconds. */
export function shardTable(measured: ReadonlyMap<string, ShardFigures>): string {
  const head = [
    'run',
    'whole',
    'its shards',
    'the longest',
    'to combine',
    '÷ whole',
    'a shard that is done',
    'pages MB',
    'peak MB of combine',
  ];
  const rows = [...measured].map(([title, { whole, shards, combine, idle, pagesMb }]) => [
    title,
    seconds(whole.cpuMs),
    `${shards.length}: ${seconds(shards.reduce((sum, { cpuMs }) => sum + cpuMs, 0))}`,
    seconds(Math.max(...shards.map(({ cpuMs }) => cpuMs))),
    seconds(combine.cpuMs),
    (combine.cpuMs / whole.cpuMs).toFixed(2),
    seconds(idle.cpuMs),
    pagesMb.toFixed(0),
    peak(combine),
  ]);
  return markdownTable(head, rows);
}

function seconds(ms: number): string {
  return (ms / 1000).toFixed(2);
}

function peak({ peakMemoryMb }: ProcessFigures): string {
  return peakMemoryMb.toFixed(0);
}

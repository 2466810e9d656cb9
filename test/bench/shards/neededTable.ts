import { markdownTable } from '../report/markdownTable.ts';
import type { ShardFigures } from './measureShards.ts';

/** The assumptions: an API that takes this long for a response, and a worker that asks one after another. */
const latencyMs = 200;
const rowsPerPage = 1000;

/**
 * The needs of 10, 100 and 1,000 workers, computed from a million rows that were measured: each worker asks for a page,
 * waits for it and keeps it.
 */
export function neededTable({ shards, combine, idle, pagesMb }: ShardFigures): string {
  const cpuPerPage = shards.reduce((sum, shard) => sum + shard.cpuMs - idle.cpuMs, 0) / (1_000_000 / rowsPerPage);
  const pagesPerSecond = 1000 / (latencyMs + cpuPerPage);
  const head = [
    'workers',
    'requests a second',
    'MB a second to the store',
    'rows in an hour',
    'CPU minutes to combine them',
  ];
  const rows = [10, 100, 1000].map((workers) => {
    const requests = workers * pagesPerSecond;
    const millions = (requests * rowsPerPage * 3600) / 1e6;
    const minutes = (millions * combine.cpuMs) / 60_000;
    const megabytes = (requests * rowsPerPage * pagesMb) / 1e6;
    return [
      String(workers),
      requests.toFixed(0),
      megabytes.toFixed(1),
      `${millions.toFixed(0)} million`,
      minutes.toFixed(0),
    ];
  });
  return markdownTable(head, rows);
}

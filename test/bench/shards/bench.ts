import os from 'node:os';
import { parseArgs } from 'node:util';
import { build } from '../../../scripts/build.ts';
import { findNodes } from '../measure/nodes.ts';
import { writeTables } from '../report/writeTables.ts';
import { scaleWorkloads } from '../workloads/scaleWorkloads.ts';
import { chooseWorkloads } from '../workloads/workloads.ts';
import { measureShards, type ShardFigures } from './measureShards.ts';
import { neededTable } from './neededTable.ts';
import { shardTable } from './shardTable.ts';

// npm run bench:shards -- [--write] [--no-build]
// Prints the tables of docs/production.md, and with --write puts them there; progress goes to standard error.
const { values } = parseArgs({
  options: { write: { type: 'boolean', default: false }, build: { type: 'boolean', default: true } },
  allowNegative: true,
});
if (values.build) await build();
const [node] = findNodes('pinned');
if (node === undefined) throw new Error('There is no pinned Node.');
const measured = new Map<string, ShardFigures>();
for (const workload of chooseWorkloads(scaleWorkloads, ['million', 'children'])) {
  console.error(workload.title);
  measured.set(workload.title, await measureShards(workload, node.program, 8));
}
const [million] = measured.values();
if (million === undefined) throw new Error('Nothing was measured.');
const machine = `${node.title} on ${os.availableParallelism()} × ${os.cpus()[0]?.model.trim()}; the load was ${os.loadavg()[0]?.toFixed(2)}.`;
const report = [machine, shardTable(measured), neededTable(million)].join('\n\n');
console.log(report);
if (values.write) writeTables('bench:shards', report, 'production.md');

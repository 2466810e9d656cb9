import os from 'node:os';
import { parseArgs } from 'node:util';
import { build } from '../../scripts/build.ts';
import { type Results, runWorkload } from './measure/runWorkload.ts';
import { comparisonTable } from './report/comparisonTable.ts';
import { targetTable } from './report/targetTable.ts';
import type { Workload } from './workloads/workload.ts';
import { chooseWorkloads, workloads } from './workloads/workloads.ts';

// npm run bench -- [--runs 5] [--only offset-200,nested] [--no-build]
// Prints to standard output what docs/performance.md shows; progress goes to standard error.
const { values } = parseArgs({
  options: {
    runs: { type: 'string', default: '5' },
    only: { type: 'string' },
    build: { type: 'boolean', default: true },
  },
  allowNegative: true,
});
const runs = Number(values.runs);
const chosen = values.only === undefined ? workloads : values.only.split(',').flatMap(chooseWorkloads);

if (values.build) await build();
console.log(`Node ${process.version} on ${os.availableParallelism()} × ${os.cpus()[0]?.model.trim()}, ${os.type()}.`);
console.log(`Medians of ${runs}; the load of the machine was ${os.loadavg()[0]?.toFixed(2)} at the start.\n`);

const results = new Map<Workload, Results>();
for (const workload of chosen) {
  const startedAt = performance.now();
  results.set(workload, await runWorkload(workload, runs));
  console.error(`${workload.name}: ${((performance.now() - startedAt) / 1000).toFixed(1)} s`);
}
console.log(`${comparisonTable(results)}\n`);
console.log(targetTable(results));

import os from 'node:os';
import { parseArgs } from 'node:util';
import { build } from '../../scripts/build.ts';
import { type Results, runWorkload } from './measure/runWorkload.ts';
import { comparisonTable } from './report/comparisonTable.ts';
import { targetTable } from './report/targetTable.ts';
import type { Workload } from './workloads/workload.ts';
import { findWorkload, workloads } from './workloads/workloads.ts';

// npm run bench -- [--rounds 5] [--only offset-200,nested] [--no-build]
// Prints to standard output what docs/performance.md shows; progress goes to standard error.
const { values } = parseArgs({
  options: {
    rounds: { type: 'string', default: '5' },
    only: { type: 'string' },
    build: { type: 'boolean', default: true },
  },
  allowNegative: true,
});
const rounds = Number(values.rounds);
const chosen = values.only === undefined ? workloads : values.only.split(',').map(findWorkload);

if (values.build) await build();
console.log(`Node ${process.version} on ${os.availableParallelism()} × ${os.cpus()[0]?.model.trim()}, ${os.type()}.`);
console.log(`Medians of ${rounds}; the load of the machine was ${os.loadavg()[0]?.toFixed(2)} at the start.\n`);

const results = new Map<Workload, Results>();
for (const workload of chosen) {
  const startedAt = performance.now();
  results.set(workload, await runWorkload(workload, rounds));
  console.error(`${workload.name}: ${((performance.now() - startedAt) / 1000).toFixed(1)} s`);
}
console.log(`${comparisonTable(results)}\n`);
console.log(targetTable(results));

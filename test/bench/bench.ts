import { execFileSync } from 'node:child_process';
import os from 'node:os';
import { parseArgs } from 'node:util';
import manifest from '../../package.json' with { type: 'json' };
import { build } from '../../scripts/build.ts';
import { inFolder } from './measure/inFolder.ts';
import { findNodes, type Node } from './measure/nodes.ts';
import { type Results, runWorkload } from './measure/runWorkload.ts';
import { installPeers } from './peers/installPeers.ts';
import { comparisonTable } from './report/comparisonTable.ts';
import { scaleTable } from './report/scaleTable.ts';
import { targetTable } from './report/targetTable.ts';
import { writeTables } from './report/writeTables.ts';
import { scaleWorkloads } from './workloads/scaleWorkloads.ts';
import type { Workload } from './workloads/workload.ts';
import { chooseWorkloads, workloads } from './workloads/workloads.ts';

// npm run bench -- [--scale] [--only offset-200,nested] [--runs 5] [--nodes pinned,machine] [--peers] [--write] [--no-build]
// Prints the tables of docs/performance.md to standard output, and with --write puts them there; progress goes to
// standard error.
const { values } = parseArgs({
  options: {
    scale: { type: 'boolean', default: false },
    only: { type: 'string' },
    runs: { type: 'string', default: '5' },
    nodes: { type: 'string' },
    peers: { type: 'boolean', default: false },
    write: { type: 'boolean', default: false },
    build: { type: 'boolean', default: true },
  },
  allowNegative: true,
});
const { scale: isScale, only } = values;
const runs = Number(values.runs);
const nodes = findNodes(values.nodes);
const among = isScale ? scaleWorkloads : workloads;
const chosen = only === undefined ? among : chooseWorkloads(among, only.split(','));

if (values.build) await build();
await inFolder(async (folder) => {
  const head = describeMachine();
  const python = values.peers ? installPeers(folder) : undefined;
  const byNode = await measure(python);
  const report = [head, ...[...byNode].map(tablesOf), targetTable(byNode)].join('\n\n').trimEnd();
  console.log(report);
  if (values.write) writeTables(isScale ? 'bench:scale' : 'bench', report);
});

function describeMachine(): string {
  const machine = `${os.availableParallelism()} × ${os.cpus()[0]?.model.trim()}, ${os.type()}`;
  const load = `the load of the machine was ${os.loadavg()[0]?.toFixed(2)} at the start`;
  const commit = execFileSync('git', ['rev-parse', '--short', 'HEAD'], { encoding: 'utf8' }).trim();
  const what = `Pagewright ${manifest.version} at commit ${commit}, ${nodes.map(({ title }) => title).join(' and ')}`;
  return `${what} on ${machine}. Medians of ${runs}; ${load}.`;
}

/** The results of every Node, by its title. */
async function measure(python: string | undefined): Promise<Map<string, Map<Workload, Results>>> {
  const byNode = new Map(nodes.map(({ title }) => [title, new Map<Workload, Results>()]));
  for (const workload of chosen) {
    const startedAt = performance.now();
    const results = await runWorkload(workload, { nodes, python, runs, isScale });
    for (const [index, all] of [...byNode.values()].entries()) all.set(workload, results[index] ?? new Map());
    console.error(`${workload.name}: ${((performance.now() - startedAt) / 1000).toFixed(1)} s`);
  }
  return byNode;
}

function tablesOf([node, all]: [Node['title'], Map<Workload, Results>]): string {
  return `${node}:\n\n${isScale ? scaleTable(all) : comparisonTable(all)}`;
}

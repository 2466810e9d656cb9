import os from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { build } from '../../../scripts/build.ts';
import { cli } from '../contenders/commandFor.ts';
import { inFolder } from '../measure/inFolder.ts';
import { measureProgram, type ProcessFigures } from '../measure/measureProgram.ts';
import { findNodes } from '../measure/nodes.ts';
import { markdownTable } from '../report/markdownTable.ts';
import { writeTables } from '../report/writeTables.ts';
import { makeTests, type TestsSize } from './makeTests.ts';

// npm run bench:tests -- [--runs N] [--write] [--no-build]
// Prints how long tests take beside the start of the program, and with --write puts it into docs/performance.md; progress
// goes to standard error.
const { values } = parseArgs({
  options: {
    runs: { type: 'string', default: '5' },
    write: { type: 'boolean', default: false },
    build: { type: 'boolean', default: true },
  },
  allowNegative: true,
});
if (values.build) await build();
const [node] = findNodes('pinned');
if (node === undefined) throw new Error('There is no pinned Node.');

const sizes: { title: string; size: TestsSize }[] = [
  { title: 'one case of 2 pages', size: { configurations: 1, cases: 1, pages: 2 } },
  { title: '20 configurations, 100 cases of 2 pages', size: { configurations: 20, cases: 5, pages: 2 } },
  { title: '20 configurations, 100 cases of 10 pages', size: { configurations: 20, cases: 5, pages: 10 } },
];

const start = await medianOf(['--version'], process.cwd());
const rows = [['starting the program', ...cellsOf(start, start)]];
for (const { title, size } of sizes) {
  console.error(title);
  await inFolder(async (folder) => {
    await makeTests(folder, size);
    rows.push([title, ...cellsOf(await medianOf(['test', folder], folder), start)]);
  });
}
const machine = `${node.title} on ${os.availableParallelism()} × ${os.cpus()[0]?.model.trim()}; the load was ${os.loadavg()[0]?.toFixed(2)}.`;
const report = [machine, markdownTable(['', 'time', 'beside a start', 'CPU', 'memory'], rows)].join('\n\n');
console.log(report);
if (values.write) writeTables('bench:tests', report);

async function medianOf(args: readonly string[], folder: string): Promise<ProcessFigures> {
  const hook = path.join(import.meta.dirname, '..', 'measure', 'writePeakMemory.cjs');
  const all: ProcessFigures[] = [];
  for (let run = 0; run < Number(values.runs); run++)
    await inFolder(async (own) => {
      const ended = await measureProgram(node?.program ?? '', ['--require', hook, cli, ...args], own);
      if (ended.code !== 0) throw new Error(`"${args[0]}" in "${folder}" failed:\n${ended.printed.slice(-2000)}`);
      all.push(ended);
    });
  const sorted = all.toSorted((a, b) => a.wallMs - b.wallMs);
  const median = sorted[Math.floor(sorted.length / 2)];
  if (median === undefined) throw new Error('Nothing was measured.');
  return median;
}

function cellsOf({ wallMs, cpuMs, peakMemoryMb }: ProcessFigures, beside: ProcessFigures): string[] {
  const seconds = (ms: number) => `${(ms / 1000).toFixed(2)} s`;
  return [
    seconds(wallMs),
    `${(wallMs / beside.wallMs).toFixed(1)} ×`,
    seconds(cpuMs),
    `${Math.round(peakMemoryMb)} MB`,
  ];
}

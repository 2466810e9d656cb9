import { severalAtOnce } from '../test/support/severalAtOnce.ts';
import { build } from './build.ts';
import { countsLine } from './lib/countsLine.ts';
import { isBusy } from './lib/isBusy.ts';
import { node, runStage, type Stage } from './lib/runStage.ts';
import { stagesFor } from './lib/stages.ts';

// npm test, and only the stages with these words in their names: npm test -- unit cURL
// PAGEWRIGHT_EXHAUSTIVE=1 npm test runs everything once; its random values change with the day.
const isWhole = process.env['PAGEWRIGHT_EXHAUSTIVE'] === '1';
const dayMs = 86_400_000;
process.env['PAGEWRIGHT_EXHAUSTIVE'] = isWhole ? '1' : '0';
process.env['PAGEWRIGHT_SEED'] ??= String(isWhole ? Math.floor(Date.now() / dayMs) : 1);

const { stages, left } = stagesFor(process.argv.slice(2), isWhole);
const startedAt = performance.now();
console.log(seedLine());
// Beside other work, stages that give way would make hardly any progress.
const isBeside = await isBusy();
const built = build();
// Prepares once for all stages that open a window. The others begin meanwhile.
const prepared = stages.some(({ opensWindow }) => opensWindow) ? prepareWindow() : undefined;

const total = { passed: 0, failed: 0, pending: 0 };
const failures: string[] = [];
const retried: string[] = [];
for (const name of left) count(name, { passed: 0, failed: 0, pending: 1 });
await severalAtOnce(stages, runAndCount);
// At the end, because the end of a long log is read first.
for (const line of [...retried, ...failures]) console.log(line);
if (retried.length > 0) console.log('↻ failed once, and passed or failed when it was tried again: find out why.');
console.log(`\n${stages.length} stages in ${secondsSince(startedAt)}. ${seedLine()}`);
if (total.pending > 0)
  console.log(
    isWhole
      ? `${total.pending} pending: this system or its Node lacks what they need.`
      : `${total.pending} pending: PAGEWRIGHT_EXHAUSTIVE=1 npm test runs them too, and all that is looked at in part.`,
  );
console.log(countsLine({ ...total, pending: 0 }));
process.exit(total.failed === 0 && total.passed > 0 ? 0 : 1);

async function runAndCount(stage: Stage): Promise<void> {
  if (!stage.needsNoBuild) await built;
  if (stage.opensWindow) await prepared;
  const begunAt = performance.now();
  const result = await runStage(stage, !stage.goesFirst && !isBeside);
  if (result.failed > 0) console.log(result.output);
  count(stage.name, result, ` (${secondsSince(begunAt)})`);
  failures.push(...result.failures.map((line) => `${stage.name}: ${line}`));
  retried.push(...result.retried.map((line) => `${stage.name}: ${line}`));
}

function count(name: string, counts: typeof total, took = ''): void {
  console.log(`── ${name}: ${countsLine(counts)}${took}`);
  for (const key of ['passed', 'failed', 'pending'] as const) total[key] += counts[key];
}

async function prepareWindow(): Promise<void> {
  const { output, failed: faults } = await runStage({ name: 'window', command: node('scripts/prepareWindow.ts') });
  if (output !== '') console.log(output.trimEnd());
  total.failed += faults;
}

function seedLine(): string {
  return `Random inputs and samples are those of PAGEWRIGHT_SEED=${process.env['PAGEWRIGHT_SEED']}.`;
}

function secondsSince(moment: number): string {
  return `${((performance.now() - moment) / 1000).toFixed(1)} s`;
}

import { spawnSync } from 'node:child_process';
import { runConformance } from '../test/conformance/runConformance.ts';
import { runInEditorSuite } from '../test/e2e/runInEditorSuite.ts';
import type { StageResult } from '../test/support/stageResult.ts';
import { build } from './build.ts';
import { runMocha } from './lib/runMocha.ts';
import { checkPackage } from './package.ts';

interface Stage {
  name: string;
  run: () => StageResult | Promise<StageResult>;
}

const desktop = process.argv[2] === 'desktop';

const stages: Stage[] = [
  { name: 'types', run: () => command('tsc', ['-p', '.']) },
  { name: 'types in webviews', run: () => command('tsc', ['-p', 'client/shared/webview']) },
  { name: 'types of the oldest Node', run: () => command('tsc', ['-p', 'tsconfig.oldest.json']) },
  { name: 'lint', run: () => command('biome', ['check', '--error-on-warnings', '.']) },
  { name: 'unit', run: () => runMocha('test/unit/**/*.test.ts') },
  { name: 'paging', run: () => runMocha('test/paging/**/*.test.ts') },
  { name: 'cURL', run: () => runMocha('test/curl/**/*.test.ts') },
  { name: 'protocol', run: () => runMocha('test/protocol/**/*.test.ts') },
  { name: 'command line', run: () => runMocha('test/cli/**/*.test.ts') },
  { name: 'programs on the Node of this machine', run: onNodeOfTheMachine },
  { name: 'conformance', run: () => runConformance('test/conformance/cases') },
  { name: 'package', run: checkPackage },
  { name: 'extension in a real VS Code', run: () => runInEditorSuite({}) },
  { name: 'a whole window', run: () => runMocha('test/window/**/*.test.ts') },
];

const inDesktop: Stage[] = [{ name: 'extension in a desktop VS Code', run: () => runInEditorSuite({ desktop: true }) }];

await build();
const total: StageResult = { passed: 0, failures: [] };
for (const { name, run } of desktop ? inDesktop : stages) {
  console.log(`\n── ${name}`);
  const startedAt = performance.now();
  const { passed, failures } = await resultOf(run);
  console.log(
    `── ${name}: ${passed} passed, ${failures.length} failed (${((performance.now() - startedAt) / 1000).toFixed(1)} s)`,
  );
  total.passed += passed;
  total.failures.push(...failures.map((failure) => `${name}: ${failure}`));
  if (passed + failures.length === 0) total.failures.push(`${name}: nothing ran, which shows nothing`);
}
// The end of a long log is what one sees of it.
for (const failure of total.failures) console.log(`✖ ${failure.split('\n')[0]}`);
console.log(`\n${total.passed} passed, ${total.failures.length} failed`);
process.exit(total.failures.length === 0 ? 0 : 1);

/** A stage that cannot be run at all says why and counts as a failure, never as nothing. */
async function resultOf(run: Stage['run']): Promise<StageResult> {
  try {
    return await run();
  } catch (error) {
    return { passed: 0, failures: [error instanceof Error ? error.message : String(error)] };
  }
}

/** The server and the command line run on a Node of their users, which is mostly not the one that the project is made with. */
function onNodeOfTheMachine(): Promise<StageResult> {
  const node = process.env['PAGEWRIGHT_NODE_OF_THE_MACHINE'] ?? process.execPath;
  return runMocha('test/{cli,protocol}/**/*.test.ts', { PAGEWRIGHT_TEST_NODE: node });
}

/** A tool that succeeds or fails as a whole counts as one test. */
function command(tool: string, args: string[]): StageResult {
  const { status } = spawnSync(tool, args, { stdio: 'inherit', shell: process.platform === 'win32' });
  return status === 0 ? { passed: 1, failures: [] } : { passed: 0, failures: [[tool, ...args].join(' ')] };
}

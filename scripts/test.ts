import { spawnSync } from 'node:child_process';
import { runConformance } from '../test/conformance/runConformance.ts';
import { runInEditorSuite } from '../test/e2e/runInEditorSuite.ts';
import { build } from './build.ts';
import { runMocha } from './lib/runMocha.ts';
import { checkPackage } from './package.ts';

interface Counts {
  passed: number;
  failed: number;
}

interface Stage {
  name: string;
  run: () => Counts | Promise<Counts>;
}

const desktop = process.argv[2] === 'desktop';

const stages: Stage[] = [
  { name: 'types', run: () => command('tsc', ['-p', '.']) },
  { name: 'types in webviews', run: () => command('tsc', ['-p', 'client/webview']) },
  { name: 'lint', run: () => command('biome', ['check', '--error-on-warnings', '.']) },
  { name: 'unit', run: () => runMocha('test/unit/**/*.test.ts') },
  { name: 'paging', run: () => runMocha('test/paging/**/*.test.ts') },
  { name: 'cURL', run: () => runMocha('test/curl/**/*.test.ts') },
  { name: 'protocol', run: () => runMocha('test/protocol/**/*.test.ts') },
  { name: 'command line', run: () => runMocha('test/cli/**/*.test.ts') },
  { name: 'conformance', run: () => runConformance('test/conformance/cases') },
  { name: 'package', run: checkPackage },
  { name: 'extension in a real VS Code', run: () => runInEditorSuite({}) },
  { name: 'a whole window', run: () => runMocha('test/window/**/*.test.ts') },
];

const inDesktop: Stage[] = [{ name: 'extension in a desktop VS Code', run: () => runInEditorSuite({ desktop: true }) }];

await build();
const total: Counts = { passed: 0, failed: 0 };
for (const { name, run } of desktop ? inDesktop : stages) {
  console.log(`\n── ${name}`);
  const startedAt = performance.now();
  const { passed, failed } = await counted(run);
  console.log(
    `── ${name}: ${passed} passed, ${failed} failed (${((performance.now() - startedAt) / 1000).toFixed(1)} s)`,
  );
  total.passed += passed;
  // A stage in which nothing ran has not shown anything.
  total.failed += passed + failed === 0 ? 1 : failed;
}
console.log(`\n${total.passed} passed, ${total.failed} failed`);
process.exit(total.failed === 0 ? 0 : 1);

/** A stage that cannot be run at all says why and counts as a failure, never as nothing. */
async function counted(run: Stage['run']): Promise<Counts> {
  try {
    return await run();
  } catch (error) {
    console.error(error instanceof Error ? error.message : String(error));
    return { passed: 0, failed: 1 };
  }
}

/** A tool that succeeds or fails as a whole counts as one test. */
function command(tool: string, args: string[]): Counts {
  const { status } = spawnSync(tool, args, { stdio: 'inherit', shell: process.platform === 'win32' });
  return status === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
}

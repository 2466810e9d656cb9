import assert from 'node:assert/strict';
import path from 'node:path';
import { runCli } from '../support/runCli.ts';
import { sampled } from '../support/sweep.ts';

const sample = path.join(import.meta.dirname, '../../samples/09-misspelled-path.extractor.json');

describe('colours', () => {
  const cases: [title: string, args: string[], environment: Record<string, string>, isColoured: boolean][] = [
    ['are not written into a pipe', ['check', sample], {}, false],
    ['are written where FORCE_COLOR asks for them', ['check', sample], { FORCE_COLOR: '1' }, true],
    ['are not written with --no-color', ['check', sample, '--no-color'], { FORCE_COLOR: '1' }, false],
    ['are not written with NO_COLOR', ['check', sample], { NO_COLOR: '1' }, false],
    ['are in a --help', ['check', '--help'], { FORCE_COLOR: '1' }, true],
    ['are not in a --help with --no-color', ['check', '--help', '--no-color'], { FORCE_COLOR: '1' }, false],
    ['are not in JSON', ['check', sample, '--format', 'json'], { FORCE_COLOR: '1' }, false],
    ['are not in SARIF', ['check', sample, '--format', 'sarif'], { FORCE_COLOR: '1' }, false],
    ['are not in JUnit', ['check', sample, '--format', 'junit'], { FORCE_COLOR: '1' }, false],
    ['are not in Markdown', ['check', sample, '--format', 'markdown'], { FORCE_COLOR: '1' }, false],
    ['are not in events', ['run', sample, '--events', 'json', '--replay', 'none'], { FORCE_COLOR: '1' }, false],
    ['are in the log of a run', ['run', sample, '--replay', 'none'], { FORCE_COLOR: '1' }, true],
  ];
  for (const [test, [title, args, environment, isColoured]] of sampled(cases, 7)) {
    test(title, async () => {
      const { stdout } = await runCli(args, environment);
      assert.notEqual(stdout, '');
      assert.equal(stdout.includes('\u001b['), isColoured);
    });
  }
});

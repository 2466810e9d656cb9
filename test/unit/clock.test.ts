import assert from 'node:assert/strict';
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { filesThat } from '../support/filesThat.ts';

const root = path.join(import.meta.dirname, '..', '..');

/**
 * Files that measure, and assert nothing with it: the benches, the walks through the window, the host of the window.
 * And the tests of the clock's sleep, whose timers are mocked, and a stack of the platform, which dates what it does.
 */
const measuring = [
  /^test\/bench\//,
  /^test\/e2e\/host\//,
  /^test\/e2e\/\w*Walk\.ts$/,
  /^test\/e2e\/walk\/takeSteps\.ts$/,
  /^test\/unit\/engine\/io\/clock\.test\.ts$/,
  /^test\/support\/stack\/mockStack\.mjs$/,
  // It ends the waits of that clock at once.
  /^test\/support\/platform\/fastWaits\.ts$/,
];

/** Each way to ask what time it is, or for how long something has gone on. */
const clocks = [
  /\bDate\.now\b/,
  /\bnew Date\(\)/,
  /\bperformance\.(?:now|mark|measure|timeOrigin)\b/,
  /\bprocess\.(?:hrtime|uptime|cpuUsage|threadCpuUsage|resourceUsage)\b/,
  /\bconsole\.time/,
  /\bsystemClock\b/,
  // The duration in the report of a run is a reading too, where it is compared with a number.
  /\b\w*(?:Ms|duration|elapsed)\b\)? *[<>]/,
];

/** `FILE:LINE: its text` of each line that reads a clock. */
function readings(file: string): string[] {
  const lines = readFileSync(path.join(root, file), 'utf8').split('\n');
  return lines.flatMap((line, index) =>
    clocks.some((clock) => clock.test(line)) ? [`${file}:${index + 1}: ${line.trim()}`] : [],
  );
}

// A test that compares a clock with a number fails where the machine is slow. Work is counted (support/countCalls.ts),
// timers are mocked (`mock.timers` of `node:test`), a run is given a clock (support/fakeClock.ts), and what happens
// some time is waited for (support/until.ts).
describe('The tests', () => {
  it('read no clock', () => {
    const files = globSync('test/**/*.{ts,js,cjs,mjs}', { cwd: root, exclude: ['**/node_modules'] }).map((file) =>
      file.replaceAll(path.sep, '/'),
    );
    assert.ok(files.length > 600);
    const found = filesThat(files, { have: (file) => readings(file).length > 0, but: measuring });
    assert.deepEqual(found.flatMap(readings), []);
  });
});

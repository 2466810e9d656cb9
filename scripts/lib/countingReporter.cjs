const path = require('node:path');
const { reporters } = require('mocha');

/** Prints the failures in full, then a line for each with the command that runs it alone, and last the counts. */
module.exports = class CountingReporter extends reporters.Base {
  constructor(runner, options) {
    super(runner, options);
    runner.once('end', () => {
      this.epilogue();
      for (const test of this.failures) {
        console.log(`✖ ${test.fullTitle()}: ${test.err?.message.split('\n')[0]}`);
        console.log(`  alone: ${aloneCommand(test, options)}`);
      }
      const { passes, failures, pending } = this.stats;
      console.log(`${passes} passed, ${failures} failed${pending > 0 ? `, ${pending} pending` : ''}`);
    });
  }
};

function aloneCommand(test, { timeout }) {
  // A failed hook belongs to the tests around it.
  const title = (test.type === 'hook' ? test.parent : test).fullTitle();
  const quoted = `'${title.replaceAll("'", "'\\''")}'`;
  return `${settings()} npx mocha ${path.relative(process.cwd(), test.file)} --timeout ${timeout} --fgrep ${quoted}`;
}

/** Environment variables of the tests, with the seed even if it is the default. */
function settings() {
  const names = ['PAGEWRIGHT_EXHAUSTIVE', 'PAGEWRIGHT_SWEEP_PART', 'PAGEWRIGHT_TEST_NODE', 'PAGEWRIGHT_CASES'].filter(
    (name) => process.env[name] !== undefined,
  );
  return [
    `PAGEWRIGHT_SEED=${process.env.PAGEWRIGHT_SEED ?? 1}`,
    ...names.map((name) => `${name}=${process.env[name]}`),
  ].join(' ');
}

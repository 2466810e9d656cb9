const { writeFileSync } = require('node:fs');
const { reporters } = require('mocha');

/** Mocha's dots with the failures in full, and the outcome in a file for the script that adds the stages up. */
module.exports = class CountingReporter extends reporters.Dot {
  constructor(runner, options) {
    super(runner, options);
    const failures = [];
    runner.on('fail', (test, error) => failures.push(`${test.fullTitle()}: ${error.message}`));
    runner.on('end', () => {
      writeFileSync(options.reporterOptions.output, JSON.stringify({ passed: runner.stats.passes, failures }));
    });
  }
};

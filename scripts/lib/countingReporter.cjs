const { writeFileSync } = require('node:fs');
const { reporters } = require('mocha');

/** Mocha's dots with the failures in full, and the counts in a file for the script that adds them up. */
module.exports = class CountingReporter extends reporters.Dot {
  constructor(runner, options) {
    super(runner, options);
    runner.on('end', () => {
      const { passes, failures } = runner.stats;
      writeFileSync(options.reporterOptions.output, JSON.stringify({ passed: passes, failed: failures }));
    });
  }
};

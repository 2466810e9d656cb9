import { parseArgs } from 'node:util';
import { runConformance } from '../test/conformance/runConformance.ts';
import { runCli } from '../test/support/runCli.ts';
import { runCliHere } from '../test/support/runCliHere.ts';
import { endWith } from '../test/support/stageResult.ts';
import { build } from './build.ts';

// npm run conformance -- --cases DIR [--only 057,059] [--built] [--here]
const { values } = parseArgs({
  options: {
    cases: { type: 'string', default: 'test/conformance/cases' },
    only: { type: 'string' },
    built: { type: 'boolean' },
    /** Runs in this process, ten times as fast. */
    here: { type: 'boolean' },
  },
});
if (!values.built) await build();
const run = values.here ? runCliHere : runCli;
const result = await runConformance(values.cases, values.only?.split(','), run);
endWith(result, `npm run conformance -- --cases ${values.cases} --only NAME`);

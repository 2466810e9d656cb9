import { parseArgs } from 'node:util';
import { runConformance } from '../test/conformance/runConformance.ts';
import { endWith } from '../test/support/stageResult.ts';
import { build } from './build.ts';

// npm run conformance -- --cases DIR [--only 057,059] [--built]
const { values } = parseArgs({
  options: {
    cases: { type: 'string', default: 'test/conformance/cases' },
    only: { type: 'string' },
    built: { type: 'boolean' },
  },
});
if (!values.built) await build();
const result = await runConformance(values.cases, values.only?.split(','));
endWith(result, `npm run conformance -- --cases ${values.cases} --only NAME`);

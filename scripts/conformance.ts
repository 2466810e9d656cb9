import { parseArgs } from 'node:util';
import { runConformance } from '../test/conformance/runConformance.ts';
import { build } from './build.ts';

// npm run conformance -- --cases DIR [--only 057,059]
const { values } = parseArgs({
  options: { cases: { type: 'string', default: 'test/conformance/cases' }, only: { type: 'string' } },
});
await build();
const { passed, failures } = await runConformance(values.cases, values.only?.split(','));
console.log(`${passed} passed, ${failures.length} failed`);
process.exitCode = failures.length === 0 ? 0 : 1;

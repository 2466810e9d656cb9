import { runConformance } from '../test/conformance/runConformance.ts';
import { buildImage } from '../test/container/support/buildImage.ts';
import { runCaseInContainer } from '../test/container/support/runInContainer.ts';
import { endWith } from '../test/support/stageResult.ts';
import { build } from './build.ts';
import { mocha, runStage } from './lib/runStage.ts';

// npm run test:container: the image, the recorded cases in it, and the examples for Kubernetes
await build();
buildImage();
const cases = process.env['PAGEWRIGHT_CASES'] ?? 'test/conformance/cases';
const conformance = await runConformance(cases, undefined, runCaseInContainer);
console.log(`── recorded cases in the image: ${conformance.passed} passed, ${conformance.failures.length} failed`);
const tests = await runStage({ name: 'image', command: mocha('test/container/**/*.test.ts') });
console.log(tests.output.trimEnd());
const failures = [...conformance.failures, ...tests.failures.map((line) => line.replace(/^✖ /, ''))];
endWith({ passed: conformance.passed + tests.passed, failures }, 'npm run test:container');

import { checkAccessibility } from './test/e2e/webviews/checkAccessibility.ts';
import { checkWebviews } from './test/e2e/webviews/checkWebviews.ts';
console.log(await checkWebviews());
console.log(JSON.stringify(await checkAccessibility(), undefined, 1));

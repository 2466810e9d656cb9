import { createPathRule } from './createPathRule.ts';

/** Finds a path of `responseFilter` that no known record has. */
export const responseFilterNotFound = createPathRule({
  code: 'job.response-filter-not-found',
  kind: 'responseFilter',
  consequence: 'it changes nothing',
  mayBeAbsent: 'A record may leave it out.',
});

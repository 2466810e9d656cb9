import { createPathRule } from './createPathRule.ts';

/** Finds a path of a mapping that no known record of its data type has. */
export const mappingPathNotFound = createPathRule({
  code: 'mapping.path-not-found',
  kind: 'mapping',
  consequence: 'nothing would be written for it',
  mayBeAbsent: 'A record may leave it out.',
});

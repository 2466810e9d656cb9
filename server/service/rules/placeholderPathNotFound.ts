import { createPathRule } from './createPathRule.ts';

/** Finds a placeholder that reads a path that no known record of its parent job has. */
export const placeholderPathNotFound = createPathRule({
  code: 'job.placeholder-path-not-found',
  kind: 'placeholder',
  consequence: 'the run would fail at this placeholder',
  canBe: ({ types }) => !types.includes('object'),
});

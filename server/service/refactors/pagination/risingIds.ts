import type { FindCandidates } from './candidate.ts';
import { holdsOnly } from './words.ts';

/**
 * Records that always have an integer as their id (`docs/format/pagination.md#9-cursor`), if there is nothing better.
 */
export const risingIds: FindCandidates = ({ record }) =>
  record
    .filter((path) => path.path === 'id' && path.isAlways && holdsOnly(path, ['integer']))
    .map(({ path }) => ({
      clue: { kind: 'id', path, param: 'since_id' },
      confidence: 'low' as const,
      paths: [path],
      reason:
        'Every record has a number to continue from; that the API supports this, and the name of the parameter, are guesses.',
    }));

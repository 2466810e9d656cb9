import type { FindCandidates } from './candidate.ts';
import { holdsOnly } from './words.ts';

/** Records that always have a whole number as their id (`pagination.md` section 9), where nothing better is. */
export const risingIds: FindCandidates = ({ record }) =>
  record
    .filter((path) => path.path === 'id' && path.isAlways && holdsOnly(path, ['integer']))
    .map(({ path }) => ({
      clue: { kind: 'id', path, param: 'since_id' },
      confidence: 'low' as const,
      paths: [path],
      reason: 'Every record has a number to go on from; that the API can do that, and its parameter, are guesses.',
    }));

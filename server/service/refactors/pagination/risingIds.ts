import { writePaging } from '../../../../engine/core/pagination/pagingMethods.ts';
import type { KnownPath } from '../../shapes/knownPaths.ts';
import type { Candidate, FindCandidates, JobEvidence } from './candidate.ts';
import { holdsOnly, namesOf, ownParam } from './readEvidence.ts';

/**
 * Records that continue from the last one's id (`docs/format/pagination.md#9-cursor`), if there is nothing better. The
 * method works with numbers only.
 */
export const risingIds: FindCandidates = (evidence) => {
  const more = evidence.response.find((path) => saysMore(path));
  return evidence.record
    .filter((path) => path.path === 'id' && path.isAlways)
    .flatMap((path) => (holdsOnly(path, ['integer']) ? [byNumber(path, more, evidence)] : adviceFor(path, more)));
};

function byNumber(path: KnownPath, more: KnownPath | undefined, evidence: JobEvidence): Candidate {
  const own = ownParam(evidence, 'token');
  const guess = own === undefined ? ', and the name of the parameter, are guesses' : ' is a guess';
  return {
    pagination: writePaging({ kind: 'id', path: path.path, param: own ?? 'since_id' }),
    confidence: more === undefined ? 'low' : 'medium',
    paths: more === undefined ? [path] : [more, path],
    reason: `Every record has a number to continue from; that the API supports this${guess}.`,
  };
}

/** The last id is what such an API wants, but it is a text. */
function adviceFor(path: KnownPath, more: KnownPath | undefined): Candidate[] {
  if (more === undefined || !holdsOnly(path, ['string'])) return [];
  const reason =
    'The API seems to continue after the id of the last record. That id is not a number, and "cursor" reads only numbers: look for page numbers, an offset or a date range among the parameters of the API.';
  return [{ confidence: 'medium', paths: [more, path], reason }];
}

function saysMore(path: KnownPath): boolean {
  return (
    holdsOnly(path, ['boolean']) &&
    /^(has|is)?more(items|results|records|data|available)?$|^hasnext(page)?$/.test(namesOf(path).name)
  );
}

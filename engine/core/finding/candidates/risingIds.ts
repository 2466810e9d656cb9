import { findPath } from '../../json/findPath.ts';
import { integerOf } from '../../json/readValues.ts';
import { writePaging } from '../../pagination/methods/pagingMethods.ts';
import { usualIdParam } from '../../recognition/paging/paramOf.ts';
import type { KnownPath } from '../../shapes/knownPaths.ts';
import type { Candidate, FindCandidates, JobEvidence, SeenField } from './candidate.ts';
import { leadsByHeader } from './nextHeader.ts';
import { flagOf, holdsOnly, knownName, moreFlags, ownNumber, ownParam, pathOfLast } from './readEvidence.ts';

/**
 * Records that continue after the last one's id, if there is nothing better: by `cursor`, which works with numbers only
 * (`docs/format/pagination.md#9-cursor`), or by the place of the last record on a full page.
 */
export const risingIds: FindCandidates = (evidence) => {
  if (leadsByHeader(evidence)) return [];
  const [more] = moreFlags(evidence);
  return evidence.record
    .filter((path) => path.path === 'id' && path.isAlways)
    .flatMap((path) => {
      if (isNumber(path, evidence)) return [byNumber(path, more, evidence)];
      return more === undefined || !holdsOnly(path, ['string']) ? [] : [byPlace(path, more, evidence)];
    });
};

function byNumber(path: KnownPath, more: SeenField | undefined, evidence: JobEvidence): Candidate {
  const own = ownParam(evidence, 'nextToken') ?? knownName(evidence, 'lastId')?.name;
  const guess = own === undefined ? ', and the name of the parameter, are guesses' : ' is a guess';
  const ids = idsOf(path, evidence).map((id) => integerOf(id) ?? 0);
  const falls = (ids[0] ?? 0) > (ids.at(-1) ?? 0);
  return {
    pagination: {
      ...writePaging({ kind: 'id', path: path.path, param: own ?? usualIdParam(more !== undefined), falls }),
      ...flagOf(evidence),
    },
    confidence: more === undefined ? 'low' : 'medium',
    paths: more === undefined ? [path] : [more, path],
    reason: `Every record has a number to continue from; that the API supports this${guess}.`,
  };
}

/** For an API that needs the last id, but it is a text. A page that is not full does not have its path. */
function byPlace(path: KnownPath, more: SeenField, evidence: JobEvidence): Candidate {
  const why = 'The API seems to continue after the id of the last record, which is not a number, as "cursor" needs it.';
  const paths = [more, path];
  const size = fullPageOf(more, evidence);
  if (size === undefined || evidence.records === undefined) {
    const reason = `${why} On a full page that id has a fixed path, such as "data.99.id": run the first page to find it.`;
    return { confidence: 'medium', paths, reason };
  }
  const last = pathOfLast(evidence.records, size, path.path);
  const own = ownParam(evidence, 'nextToken') ?? knownName(evidence, 'lastId', 'nextToken')?.name;
  const param = own ?? usualIdParam(more !== undefined);
  const guess = own === undefined ? ` The parameter "${param}" is a guess.` : '';
  return {
    pagination: { ...writePaging({ kind: 'token', path: last, param }), ...flagOf(evidence) },
    confidence: 'medium',
    paths,
    reason: `${why} On a full page of ${size} records it is at "${last}": keep the page size as it is.${guess}`,
  };
}

/** The page size that the job requests, or that of a page after which there is more. */
function fullPageOf(more: SeenField, evidence: JobEvidence): number | undefined {
  const size = ownNumber(evidence, 'size') ?? (more.value === true ? evidence.records?.list.length : 0);
  return size !== undefined && size > 0 ? size : undefined;
}

/** Whether a path has numbers, which some APIs write as texts. */
function isNumber(path: KnownPath, evidence: JobEvidence): boolean {
  if (holdsOnly(path, ['integer'])) return true;
  const ids = idsOf(path, evidence);
  return ids.length > 0 && ids.every((id) => typeof id === 'string' && /^[1-9]\d{0,17}$/.test(id));
}

function idsOf({ path }: KnownPath, { records }: JobEvidence) {
  return records?.list.map((record) => findPath(record, path)) ?? [];
}

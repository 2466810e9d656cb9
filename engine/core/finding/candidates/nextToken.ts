import { writePaging } from '../../pagination/methods/pagingMethods.ts';
import { isAddress } from '../../recognition/paging/isAddress.ts';
import { usualParamOf } from '../../recognition/paging/paramOf.ts';
import { type Found, withRole } from '../../recognition/paging/recognise.ts';
import { plainName } from '../../recognition/plainName.ts';
import type { Candidate, FindCandidates, JobEvidence, SeenField } from './candidate.ts';
import { holdsOnly, isFilled, knownName, ownParam } from './readEvidence.ts';

/**
 * A response with the token of the next page, which goes into a parameter
 * (`docs/format/pagination.md#8-responseparam`).
 */
export const nextToken: FindCandidates = (evidence) => {
  const found = withRole(evidence.paging.fields, 'nextToken').filter((one) => isToken(one, evidence));
  return [
    ...found.filter(({ of }) => !of.isDotted).map((one) => tokenAt(one, evidence)),
    ...found.filter(({ of }) => of.isDotted).map(({ of }) => unreachable(of)),
  ];
};

/** The candidate for a field whose path would be split at the dot of a key. */
function unreachable(field: SeenField): Candidate {
  const reason =
    'Named like the token of the next page, but its key has a dot, where "responseParam" is split, and no option changes that: look for page numbers, an offset or an address of the next page.';
  return { confidence: 'medium', paths: [field], reason };
}

function tokenAt({ of: field, why }: Found<SeenField>, evidence: JobEvidence): Candidate {
  const isNumber = holdsOnly(field, ['integer']);
  const sent = evidence.params.map(([name]) => name);
  const guess = usualParamOf({ ...field, isNumber }, sent);
  const role = isNumber ? 'page' : 'nextToken';
  const own = sent.includes(guess) ? guess : ownParam(evidence, role);
  const known = own === undefined ? knownName(evidence, role, 'nextToken') : undefined;
  const param = own ?? known?.name ?? guess;
  const guessed = known?.source ?? `the parameter "${param}" is a guess`;
  const told = own === undefined ? guessed : `the job sends a parameter "${param}"`;
  return {
    pagination: writePaging({ kind: 'token', path: field.path, param }),
    confidence: why === 'stranger' || why === 'later' ? 'low' : own === undefined ? 'medium' : 'high',
    paths: [field],
    reason: `Named like the token of the next page; ${told}.`,
  };
}

/** Whether a field is a token. One that is only named `next` counts as an address until a value contradicts that. */
function isToken({ of: field, grade, why }: Found<SeenField>, { params }: JobEvidence): boolean {
  if (!holdsOnly(field, why === 'text' ? ['string'] : ['string', 'integer'])) return false;
  if (isFilled(field.value) ? isAddress(field.value) : why === 'open' && grade !== 'sure') return false;
  const isSent = params.some(([name]) => plainName(name) === plainName(field.key));
  if (why === 'shared') return isSent;
  return why !== 'end-of-page' || grade !== 'vague' || isSent;
}

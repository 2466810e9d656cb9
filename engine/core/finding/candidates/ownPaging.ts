import { writePaging } from '../../pagination/methods/pagingMethods.ts';
import type { FindCandidates } from './candidate.ts';
import { ownNumber, ownParam } from './readEvidence.ts';

/** A job that sends the number or the position of its page itself, and so reads only that page. */
export const ownPaging: FindCandidates = (evidence) => {
  const page = ownParam(evidence, 'page');
  const offset = ownParam(evidence, 'position');
  const size = ownParam(evidence, 'size');
  const reason = 'The job sends it itself, so it reads a single page; that the API counts on from there is a guess.';
  const found = (name: string) => ({
    confidence: 'medium' as const,
    paths: [],
    seen: `the parameter "${name}"`,
    reason,
  });
  const first = ownNumber(evidence, 'page');
  if (page !== undefined && first !== undefined) {
    return [
      { pagination: writePaging({ kind: 'pages', param: page, first: first === 0 ? 0 : undefined }), ...found(page) },
    ];
  }
  const value = ownNumber(evidence, 'size');
  if (
    offset === undefined ||
    size === undefined ||
    value === undefined ||
    ownNumber(evidence, 'position') === undefined
  )
    return [];
  return [
    { pagination: writePaging({ kind: 'records', param: offset, size: { param: size, value } }), ...found(offset) },
  ];
};

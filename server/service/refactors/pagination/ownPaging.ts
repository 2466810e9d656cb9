import { integerOf } from '../../../../engine/core/json/readValues.ts';
import { writePaging } from '../../../../engine/core/pagination/pagingMethods.ts';
import type { FindCandidates } from './candidate.ts';
import { ownParam } from './readEvidence.ts';

/** A job that sends the number or the position of its page itself, and so reads only that page. */
export const ownPaging: FindCandidates = (evidence) => {
  const page = ownParam(evidence, 'page');
  const offset = ownParam(evidence, 'position');
  const size = ownParam(evidence, 'size');
  const numberOf = (name: string | undefined) => integerOf(evidence.params.find(([own]) => own === name)?.[1]);
  const reason = 'The job sends it itself, so it reads a single page; that the API counts on from there is a guess.';
  const found = (name: string) => ({
    confidence: 'medium' as const,
    paths: [],
    seen: `the parameter "${name}"`,
    reason,
  });
  const first = numberOf(page);
  if (page !== undefined && first !== undefined) {
    return [
      { pagination: writePaging({ kind: 'pages', param: page, first: first === 0 ? 0 : undefined }), ...found(page) },
    ];
  }
  const value = numberOf(size);
  if (offset === undefined || size === undefined || value === undefined || numberOf(offset) === undefined) return [];
  return [
    { pagination: writePaging({ kind: 'records', param: offset, size: { param: size, value } }), ...found(offset) },
  ];
};

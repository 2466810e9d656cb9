import type { PagingClue } from '../../pagination/pagingMethod.ts';
import type { DescribedOperation } from '../apiDescription.ts';
import type { FoundPaging } from '../evidence/evidence.ts';

/**
 * The paging without its method if a job cannot send its parameters: those of a POST are keys at the top of its body
 * (`docs/format/pagination.md#43-post`). A job without it is a guess.
 */
export function sendablePaging(operation: DescribedOperation, paging: FoundPaging): FoundPaging {
  const { clue, title, evidence, params = {} } = paging;
  if (clue === undefined || clue.kind === 'address') return paging;
  const unsendable = [clue.param, ...sizeOf(clue)].find((name) => !canSend(operation, name));
  const sent = Object.fromEntries(Object.entries(params).filter(([name]) => canSend(operation, name)));
  if (unsendable === undefined) return { ...paging, ...(paging.params && { params: sent }) };
  // A page number needs no page size.
  if (clue.kind === 'pages' && unsendable !== clue.param)
    return { ...paging, clue: { ...clue, size: undefined }, params: sent };
  return { title, sureness: 'low', evidence: [...evidence, reasonFor(operation, unsendable)] };
}

/** Whether a job can send a parameter of this name to its place. */
export function canSend({ method, params, sendsForm }: DescribedOperation, name: string): boolean {
  if (method === 'GET' || sendsForm === true) return true;
  const places = params.filter((param) => param.name === name).map((param) => param.in);
  return places.includes('body') || (!places.includes('query') && !name.includes('['));
}

function sizeOf(clue: PagingClue): string[] {
  return 'size' in clue && clue.size !== undefined ? [clue.size.param] : [];
}

function reasonFor({ params }: DescribedOperation, name: string): string {
  const isInQuery = params.some((param) => param.name === name && param.in === 'query');
  const where = isInQuery ? 'in the query, but a run pages a POST in its body' : 'inside an object of the body';
  return `"${name}" is ${where}, where no method of the format sets it.`;
}

import { entriesOf, type JsonValue, objectFrom } from '../../json/value.ts';
import { offsetPagination } from '../../schema/generated/options.ts';
import type { Attempt } from './attempt.ts';
import { pagingOf } from './pagingOf.ts';

/** An attempt with a page size, and the name of its parameter. */
export interface SizedAttempt extends Attempt {
  size: { param: string; value: number };
}

/** The parameter that methods send unless they name another. */
const usualParam = offsetPagination.limitParam;

/** An attempt with this page size: as options of a method that counts, else as a parameter of the job. */
export function withSize(attempt: Attempt, param: string, value: number): SizedAttempt {
  const size = { param, value };
  const { counted } = pagingOf(attempt);
  if (counted === undefined) return { ...attempt, params: new Map([...attempt.params, [param, value]]), size };
  const { keys } = counted;
  const others = entriesOf(attempt.pagination).filter(([key]) => key !== keys.sizeParam);
  const named: [string, JsonValue][] = param === usualParam ? [] : [[keys.sizeParam, param]];
  const pagination = objectFrom([...others, [keys.size, value], ...named]);
  // A parameter of the job would win over these options.
  return { ...attempt, pagination, params: new Map([...attempt.params, [param, undefined]]), size };
}

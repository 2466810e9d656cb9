import { withoutField } from '../../json/withoutField.ts';
import type { Bench } from '../bench/bench.ts';
import type { Search } from '../bench/search.ts';
import { pagingOf } from '../trying/pagingOf.ts';
import type { Objection } from './provePart.ts';
import type { Walk } from './walk.ts';

/**
 * Looks past a short page that ended a paging, unless the API counts its records: some APIs filter pages, so that they
 * are short in the middle. Returns what is wrong, and other forms of the attempt.
 */
export function* shortInTheMiddle(
  bench: Bench,
  { attempt, stop, ids, last, verdict }: Walk,
): Search<Objection | undefined> {
  if (stop?.stop !== 'short-page' || verdict.evidence.some(({ code }) => code === 'total-matches')) return undefined;
  const after = last.ahead?.();
  if (after === undefined || bench.left === 0) return undefined;
  const reply = yield* bench.ask(after.request, 'the page after a short one');
  if (!reply.isPage || reply.ids.every((id) => ids.has(id))) return undefined;
  const reason = 'A page that is shorter than the page size is not the last one.';
  const { counted } = pagingOf(attempt);
  if (counted?.unit !== 'pages') return { reason, others: [] };
  // Without a page size, only an empty page ends the paging.
  const { keys, size, sizeParam } = counted;
  const pagination = withoutField(withoutField(attempt.pagination, keys.size), keys.sizeParam);
  const params = new Map([...attempt.params].filter(([name]) => name !== sizeParam));
  return { reason, others: size === undefined ? [] : [{ ...attempt, pagination, params }] };
}

import { integerOf } from '../../json/readValues.ts';
import type { JsonValue } from '../../json/value.ts';
import { paramRoleOf } from '../../recognition/paging/pagingWords.ts';
import { inStyles, namesInStyle, usualSizesBeside } from '../../recognition/paging/usualNames.ts';
import { nextLink } from '../../request/nextLink.ts';
import { parseQuery } from '../../request/parseQuery.ts';
import { queryOf } from '../../request/strictQuery.ts';
import type { Bench } from '../bench/bench.ts';
import type { PageReply } from '../bench/reply.ts';
import type { Attempt } from './attempt.ts';
import { pagingOf } from './pagingOf.ts';

/** Names of the parameter for the page size: of those that something names, and the usual ones. */
export function sizeNames(bench: Bench, attempt: Attempt, bare: PageReply): { signs: string[]; guesses: string[] } {
  const sent = bench.sentWith(bare.request).map(([name]) => name);
  const own = sent.filter((name) => paramRoleOf(name)?.role === 'size');
  const described = bench.job.names.size?.name;
  const linked = namesInLinks(bare);
  const echoes = bare.observed.paging.fields.filter(
    ({ role, of }) => role === 'size' && paramRoleOf(of.key)?.role === 'size',
  );
  const echoed = echoes.flatMap(({ grade, of }) => (grade === 'sure' ? [of.key] : []));
  const styled = echoes.flatMap(({ of }) => inStyles(of.key, sent).slice(0, 1));
  const paging = pagingOf(attempt);
  const beside = [
    ...styled,
    ...echoes.map(({ of }) => of.key),
    ...usualSizesBeside(paging.counted?.startParam ?? paging.params[0] ?? ''),
    ...namesInStyle('size', sent),
  ];
  const start = paging.counted?.startParam;
  const signs = [...new Set([...own, ...(described === undefined ? [] : [described]), ...linked, ...echoed])].filter(
    (name) => name !== start,
  );
  return { signs, guesses: [...new Set(beside)].filter((name) => !signs.includes(name)) };
}

function namesInLinks({ records, observed: { paging } }: PageReply): string[] {
  const values = [...paging.fields, ...paging.headers].flatMap(({ role, of }) =>
    role === 'nextAddress' && typeof of.value === 'string' ? [nextLink(of.value) ?? of.value] : [],
  );
  const pairs = values.flatMap((value) => parseQuery(queryOf(value)));
  const isSize = (name: string, value: JsonValue) => {
    const role = paramRoleOf(name)?.role;
    return role === 'size' || (role === undefined && integerOf(value) === records.length && pairs.length > 1);
  };
  return pairs.filter(([name, value]) => isSize(name, value)).map(([name]) => name);
}

import { findPath } from '../../json/findPath.ts';
import { integerOf } from '../../json/readValues.ts';
import type { JsonValue } from '../../json/value.ts';
import { writePaging } from '../../pagination/methods/pagingMethods.ts';
import { paramRoleOf } from '../../recognition/paging/pagingWords.ts';
import { usualSizesBeside } from '../../recognition/paging/usualNames.ts';
import { parseQuery } from '../../request/parseQuery.ts';
import { queryOf } from '../../request/strictQuery.ts';
import type { Attempt } from '../trying/attempt.ts';
import type { WayPlace } from './way.ts';

/** The attempts that follow from the parameters in the address of a next page, even if the address itself is useless. */
export function fromAddress(address: string, { bench, bare, evidence }: WayPlace): Attempt[] {
  const sent = new Map(bench.sentWith(bare.request));
  const news = parseQuery(queryOf(address)).filter(([name, value]) => String(sent.get(name) ?? '') !== String(value));
  const size = bare.records.length;
  return news.flatMap(([param, value]): Attempt[] => {
    const number = integerOf(value);
    const role = paramRoleOf(param)?.role;
    const params = new Map<string, JsonValue | undefined>();
    if (role === 'size') return [];
    if (number !== undefined && (number === 2 || number === 1) && role !== 'position') {
      const pagination = writePaging({ kind: 'pages', param, first: number === 1 ? 0 : undefined });
      return [{ pagination, params, what: `pages by "${param}"` }];
    }
    if (number !== undefined && (number === size || role === 'position')) {
      const sizeParam = usualSizesBeside(param)[0] ?? 'limit';
      const pagination = writePaging({ kind: 'records', param, size: { param: sizeParam, value: size } });
      return [{ pagination, params, what: `an offset by "${param}"` }];
    }
    const field = evidence.response.find(({ path }) => valueAt(bare.response, path) === String(value));
    if (field === undefined) return [];
    const pagination = writePaging({ kind: 'token', path: field.path, param });
    return [{ pagination, params, what: `the value of "${field.path}" in "${param}"` }];
  });
}

function valueAt(response: JsonValue, path: string): string | undefined {
  const found = findPath(response, path);
  return typeof found === 'string' || typeof found === 'number' || typeof found === 'bigint'
    ? String(found)
    : undefined;
}

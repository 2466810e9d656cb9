import { findPath } from '../../json/findPath.ts';
import { entriesOf, isObject, type JsonValue } from '../../json/value.ts';
import { writePaging } from '../../pagination/methods/pagingMethods.ts';
import { isAddress } from '../../recognition/paging/isAddress.ts';
import { usualParamOf } from '../../recognition/paging/paramOf.ts';
import { withRole } from '../../recognition/paging/recognise.ts';
import type { Candidate, JobEvidence } from './candidate.ts';

const maxTokens = 3;

/**
 * Values around the records that may be a token although little says so: named like one that mostly is something else,
 * an object, or equal to a value of the last record. Only a trial can tell.
 */
export function vagueTokens(evidence: JobEvidence): Candidate[] {
  const { response, page, records, params } = evidence;
  const named = withRole(evidence.paging.fields, 'nextToken')
    .filter(({ of }) => !of.isDotted)
    .map(({ of }) => of.path);
  const last = records?.list.at(-1);
  const own = new Set(isObject(last) ? entriesOf(last).flatMap(([, value]) => textOf(value)) : []);
  const repeated = response.filter(({ path }) => textOf(valueAt(page, path)).some((text) => own.has(text)));
  const paths = [...new Set([...named, ...repeated.map(({ path }) => path)])];
  const sent = params.map(([name]) => name);
  return paths
    .filter((path) => isToken(valueAt(page, path)))
    .slice(0, maxTokens)
    .map((path) => {
      const keys = path.split('.');
      const place = { key: keys.at(-1) ?? '', holderName: keys.at(-2) ?? '', isNumber: false };
      const pagination = writePaging({ kind: 'token', path, param: usualParamOf(place, sent) });
      return {
        pagination,
        confidence: 'low',
        paths: [],
        reason: `"${path}" may be a token; the parameter is a guess.`,
      };
    });
}

function valueAt(page: JobEvidence['page'], path: string): JsonValue | undefined {
  return page && findPath(page.response, path);
}

function isToken(value: JsonValue | undefined): boolean {
  if (value === undefined || value === null || value === '' || value === 0 || typeof value === 'boolean') return false;
  return !isAddress(value);
}

/** A text that is unlikely to be equal by chance. */
function textOf(value: JsonValue | undefined): string[] {
  const isPlain = typeof value === 'string' || typeof value === 'number' || typeof value === 'bigint';
  return isPlain && String(value).length > 1 ? [String(value)] : [];
}

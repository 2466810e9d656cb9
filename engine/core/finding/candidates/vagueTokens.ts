import { findPath } from '../../json/findPath.ts';
import { entriesOf, isObject, type JsonValue } from '../../json/value.ts';
import { writePaging } from '../../pagination/methods/pagingMethods.ts';
import { isAddress } from '../../recognition/paging/isAddress.ts';
import { meaningsInResponse } from '../../recognition/paging/pagingWords.ts';
import { usualParamOf } from '../../recognition/paging/paramOf.ts';
import { withRole } from '../../recognition/paging/recognise.ts';
import { plainName } from '../../recognition/plainName.ts';
import type { Candidate, JobEvidence } from './candidate.ts';

const maxTokens = 3;

/** Values that are an object, named like the token of the next page, as in DynamoDB. */
export function objectTokens(evidence: JobEvidence): Candidate[] {
  const paths = evidence.response.flatMap(({ path }) => {
    const isNamed = meaningsInResponse(plainName(keyOf(path))).some(({ why }) => why === 'object');
    return isNamed && isObject(valueAt(evidence, path)) ? [path] : [];
  });
  return paths.map((path) => candidateAt(path, evidence));
}

/**
 * Values around the records that may be a token although little says so: named like one that mostly is something else,
 * or equal to a value of the last record. Only a trial can tell.
 */
export function vagueTokens(evidence: JobEvidence): Candidate[] {
  const { response, records } = evidence;
  const named = withRole(evidence.paging.fields, 'nextToken')
    .filter(({ of }) => !of.isDotted)
    .map(({ of }) => of.path);
  const last = records?.list.at(-1);
  const own = new Set(isObject(last) ? entriesOf(last).flatMap(([, value]) => textOf(value)) : []);
  // A total may equal the last id by chance.
  const counts = new Set(withRole(evidence.paging.fields, 'total', 'size', 'pageCount').map(({ of }) => of.path));
  const repeated = response.filter(({ path }) => textOf(valueAt(evidence, path)).some((text) => own.has(text)));
  const paths = [...new Set([...named, ...repeated.map(({ path }) => path)])];
  return paths
    .filter((path) => !counts.has(path) && isToken(valueAt(evidence, path)))
    .slice(0, maxTokens)
    .map((path) => candidateAt(path, evidence));
}

function candidateAt(path: string, { params }: JobEvidence): Candidate {
  const sent = params.map(([name]) => name);
  const holderName = plainName(path.split('.').at(-2) ?? '');
  const param = usualParamOf({ key: keyOf(path), holderName, isNumber: false }, sent);
  const reason = `"${path}" may be a token; the parameter is a guess.`;
  return { pagination: writePaging({ kind: 'token', path, param }), confidence: 'low', paths: [], reason };
}

function keyOf(path: string): string {
  return path.split('.').at(-1) ?? '';
}

function valueAt({ page }: JobEvidence, path: string): JsonValue | undefined {
  return page && findPath(page.response, path);
}

function isToken(value: JsonValue | undefined): boolean {
  if (value === undefined || value === null || value === '' || value === 0 || typeof value === 'boolean') return false;
  return !isObject(value) && !isAddress(value);
}

/** A text that is unlikely to be equal by chance. */
function textOf(value: JsonValue | undefined): string[] {
  const isPlain = typeof value === 'string' || typeof value === 'number' || typeof value === 'bigint';
  return isPlain && String(value).length > 1 ? [String(value)] : [];
}

import { integerOf } from '../../json/readValues.ts';
import { isList, isObject, type JsonObject, type JsonValue } from '../../json/value.ts';
import { type ParamRole, paramRoleOf } from '../../recognition/paging/pagingWords.ts';
import { withRole } from '../../recognition/paging/recognise.ts';
import type { KnownPath } from '../../shapes/knownPaths.ts';
import type { KnownName, KnownRole } from '../bench/search.ts';
import type { JobEvidence, SeenField } from './candidate.ts';

/** Separates the keys of a path if one of them contains a dot. */
export const dottedDelimiter = '/';

/** Whether a value always had one of these types, or null. */
export function holdsOnly({ types }: Pick<KnownPath, 'types'>, allowed: readonly string[]): boolean {
  const found = types.filter((type) => type !== 'null');
  return found.length > 0 && found.every((type) => allowed.includes(type));
}

/** Whether a seen value shows more than the existence of its key. */
export function isFilled(value: JsonValue | undefined): boolean {
  return value !== undefined && value !== null && value !== '';
}

/** A parameter of this role that the job itself sends. An object does not count: it holds parameters. */
export function ownParam({ params }: Pick<JobEvidence, 'params'>, role: ParamRole): string | undefined {
  const suits = (value: JsonValue) => role === 'nextToken' || integerOf(value) !== undefined || value === '';
  return params.find(([name, value]) => {
    const isPlain = !isObject(value) && !isList(value);
    return paramRoleOf(name)?.role === role && isPlain && suits(value);
  })?.[0];
}

/** A parameter of one of these roles whose name needs no guess, from other sources than the job. */
export function knownName({ names }: JobEvidence, ...roles: KnownRole[]): KnownName | undefined {
  return roles.flatMap((role) => names[role] ?? [])[0];
}

/** The number that the job sends in its parameter of this role. */
export function ownNumber({ params }: Pick<JobEvidence, 'params'>, role: ParamRole): number | undefined {
  const own = ownParam({ params }, role);
  return integerOf(params.find(([name]) => name === own)?.[1]);
}

/** The path of a key of the last record on a full page. A shorter page does not have it, which ends the paging. */
export function pathOfLast({ path }: NonNullable<JobEvidence['records']>, size: number, key: string): string {
  return [path, size - 1, key].filter((part) => part !== '').join('.');
}

/** Fields that are true if there is more. */
export function moreFlags({ paging }: JobEvidence): SeenField[] {
  const flags = withRole(paging.fields, 'more').filter(
    ({ grade, why, of }) => grade === 'sure' && (why === undefined || why === 'open') && !of.isDotted,
  );
  return flags.map(({ of }) => of).filter((field) => holdsOnly(field, ['boolean']));
}

/** A flag at the root ends the paging without a useless last request (`docs/format/pagination.md#123-nextpageflag`). */
export function flagOf(evidence: JobEvidence): JsonObject {
  const flag = moreFlags(evidence).find(({ path, key }) => path === key);
  return flag ? { nextPageFlag: { field: flag.path, stopOn: false } } : {};
}

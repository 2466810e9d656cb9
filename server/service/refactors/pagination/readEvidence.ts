import { findPath } from '@pagewright/core/json/findPath';
import { integerOf } from '@pagewright/core/json/readValues';
import { isList, isObject, type JsonObject, type JsonValue } from '@pagewright/core/json/value';
import { type PagingRole, pagingNameOf } from '@pagewright/core/verdict/pagingNames';
import type { KnownPath } from '../../shapes/knownPaths.ts';
import type { JobEvidence, KnownName, ParamRole } from './candidate.ts';

/** Separates the keys of a path where one of them contains a dot. */
export const dottedDelimiter = '/';

/** The last key of a dotted path. */
export function lastKey({ path }: Pick<KnownPath, 'path'>): string {
  return path.slice(path.lastIndexOf('.') + 1);
}

/** The name of a value and of the object that holds it, in lower case and without word separators. */
export function namesOf({ path }: Pick<KnownPath, 'path'>): { name: string; holderName: string } {
  const words = path.split(/[./]/).map((key) => key.toLowerCase().replace(/[^a-z0-9]/g, ''));
  return { name: words.at(-1) ?? '', holderName: words.at(-2) ?? '' };
}

/** Whether a value always had one of these types, or null. */
export function holdsOnly({ types }: Pick<KnownPath, 'types'>, allowed: readonly string[]): boolean {
  const found = types.filter((type) => type !== 'null');
  return found.length > 0 && found.every((type) => allowed.includes(type));
}

/** The value at a path of the response, if a response is kept and has one there. */
export function valueAt(
  { page }: JobEvidence,
  { path }: Pick<KnownPath, 'path'>,
  delimiter?: string,
): JsonValue | undefined {
  return page && findPath(page.response, path, delimiter);
}

/** Whether a value was seen that says more than that the key exists. */
export function isFilled(value: JsonValue | undefined): boolean {
  return value !== undefined && value !== null && value !== '';
}

/** A parameter of this role that the job itself sends. An object is none: it holds parameters of its own. */
export function ownParam({ params }: Pick<JobEvidence, 'params'>, role: PagingRole): string | undefined {
  return params.find(([name, value]) => pagingNameOf(name)?.role === role && !isObject(value) && !isList(value))?.[0];
}

/** The name of a parameter of one of these roles that needs no guess, from elsewhere than what the job sends. */
export function knownName({ names }: JobEvidence, ...roles: ParamRole[]): KnownName | undefined {
  return roles.flatMap((role) => names[role] ?? [])[0];
}

/** The number that the job sends in its parameter of this role. */
export function ownNumber({ params }: Pick<JobEvidence, 'params'>, role: PagingRole): number | undefined {
  const own = ownParam({ params }, role);
  return integerOf(params.find(([name]) => name === own)?.[1]);
}

/** The path of a key of the last record on a full page. A shorter page does not have it, which ends the paging. */
export function pathOfLast({ path }: NonNullable<JobEvidence['records']>, size: number, key: string): string {
  return [path, size - 1, key].filter((part) => part !== '').join('.');
}

/** A flag at the root ends the paging without a useless last request (`docs/format/pagination.md#123-nextpageflag`). */
export function flagOf({ response }: JobEvidence): JsonObject {
  const flag = response.find(
    (path) =>
      !path.path.includes('.') && /^has(more|next|nextpage)$/.test(namesOf(path).name) && holdsOnly(path, ['boolean']),
  );
  return flag ? { nextPageFlag: { field: flag.path, stopOn: false } } : {};
}

import { type DottedPath, findDottedPath } from './findDottedPath.ts';
import { entriesOf, isObject, type JsonValue } from './value.ts';

/** The place of another separator: an option next to the path, or in an object with it. */
export interface SeparatorForm {
  key: string;
  holds?: 'path';
}

interface ConfiguredPath {
  path: string;
  delimiter: string;
  /** Absent: the separator is fixed. */
  separatorForm?: SeparatorForm | undefined;
}

/** The place of another separator for `dataField` (`docs/format/jobs.md#4-locating-the-rows`). */
export const dataFieldSeparator: SeparatorForm = { key: 'delimiter', holds: 'path' };

/** The key of a response that a path spells but cannot reach, with a text that follows the path in a sentence. */
export function findDottedPlace(
  { path, delimiter, separatorForm }: ConfiguredPath,
  response: JsonValue,
): (DottedPath & { text: string }) | undefined {
  const found = findDottedPath(response, path, delimiter, (value) => (isObject(value) ? entriesOf(value) : []));
  if (found === undefined) return undefined;
  const text = `is split at "${delimiter}", but the response has a key "${found.key}". ${dottedPathAdvice(found, separatorForm)}`;
  return { ...found, text };
}

/** Advice for a key with the separator in its name, in a sentence. */
export function dottedPathAdvice({ path, delimiter }: DottedPath, form: SeparatorForm | undefined): string {
  if (form === undefined) return 'No option sets another separator here, so this value cannot be read.';
  if (form.holds === undefined) return `Write "${path}" with "${form.key}": "${delimiter}".`;
  return `Write {"path": "${path}", "${form.key}": "${delimiter}"}.`;
}

import type { DottedPath } from '../json/findDottedPath.ts';

/** How another separator is written: as an option beside the path, or in an object with it; absent: in no way. */
export interface SeparatorForm {
  key: string;
  holds?: 'path';
}

/** What to write so that a key with the separator in its name is read, in a sentence. */
export function dottedPathAdvice({ path, delimiter }: DottedPath, form: SeparatorForm | undefined): string {
  if (form === undefined) return 'No option sets another separator here, so this value cannot be read.';
  if (form.holds === undefined) return `Write "${path}" with "${form.key}": "${delimiter}".`;
  return `Write {"path": "${path}", "${form.key}": "${delimiter}"}.`;
}

import { parseStrictQuery, queryOf } from '../../request/strictQuery.ts';
import { isCredentialInRecording } from '../../secrecy/credentialNames.ts';
import { isPlainCredential } from '../../secrecy/plainCredential.ts';
import { placeholder, withoutNames } from '../../secrecy/recorded/placeholder.ts';
import type { ConfigNames } from './besideExpect.ts';

/**
 * The secret that a text of a recording has in plain text, in words and by its name; undefined: it has none. A run
 * records none, so such a text was written by hand, or its value became a secret since.
 */
export function secretInText(text: string, { secrets }: Pick<ConfigNames, 'secrets'>): string | undefined {
  const secret = secrets.find(({ isIn }) => isIn(text));
  return secret && `the value of "${secret.name}" of the configuration`;
}

/** The secret that the address of a request has in plain text, by the value or by the name of a parameter. */
export function secretInUrl(url: string, { secrets, pagedBy }: ConfigNames): string | undefined {
  const named = parseStrictQuery(queryOf(url)).find(
    ([name, value]) =>
      value !== null && !isMasked(value) && isCredentialInRecording(name, pagedBy) && isPlainCredential(name, value),
  );
  return named === undefined ? secretInText(url, { secrets }) : `a secret under "${named[0]}"`;
}

/** Whether a run has recorded something else in the place of a value, or of a part of it. */
function isMasked(value: string): boolean {
  return withoutNames(value).includes(placeholder);
}

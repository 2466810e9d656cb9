import type { JsonValue } from '../../json/value.ts';
import { nameSecrets } from '../../secrecy/configSecrets.ts';
import { isTelling } from '../../secrecy/searched.ts';
import { SecretSearch } from '../../secrecy/secretSearch.ts';
import { isEncrypted } from '../../secrets/isEncrypted.ts';

/** A secret of a configuration, to look for in the files of a case. */
export interface NamedSecret {
  /** Made from its key. */
  name: string;
  isIn(text: string): boolean;
}

/** The secrets whose values a configuration has in plain text. Words and numbers that occur by chance are left out. */
export function namedSecrets(document: JsonValue): NamedSecret[] {
  return [...nameSecrets(document)].flatMap(([name, value]) => {
    if (isEncrypted(value) || !isTelling(value)) return [];
    const search = new SecretSearch([value]);
    return [{ name, isIn: (text: string) => search.findsWord(text) }];
  });
}

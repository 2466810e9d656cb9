import { childPointer } from '../childPointer.ts';
import { findSecretPlaces } from './findSecretPlaces.ts';
import { isEncrypted } from './isEncrypted.ts';
import { locateValues } from './locateValues.ts';

/** A text of a `#` key that everyone can read in the file. */
export interface PlainSecret {
  /** The name by which a run finds a value that is not in the file. */
  name: string;
  value: string;
  /** The JSON pointer of the value. */
  pointer: string;
  /** The position in the text, with the quotes. */
  start: number;
  end: number;
}

/** Finds the values of `#` keys in plain text, where a run would take a value from elsewhere if they were empty. */
export function findPlainSecrets(text: string): PlainSecret[] {
  const plain = (locateValues(text)?.values ?? []).flatMap(({ parent, key, value, start, end }) =>
    key.startsWith('#') && typeof value === 'string' && value !== '' && !isEncrypted(value)
      ? [{ pointer: [...parent, key].reduce(childPointer, ''), value, start, end }]
      : [],
  );
  const emptied = plain.reduceRight((rest, { start, end }) => `${rest.slice(0, start)}""${rest.slice(end)}`, text);
  const names = new Map(findSecretPlaces(emptied).map(({ pointer, name }) => [pointer, name]));
  return plain.flatMap((secret) => {
    const name = names.get(secret.pointer);
    return name === undefined ? [] : [{ name, ...secret }];
  });
}

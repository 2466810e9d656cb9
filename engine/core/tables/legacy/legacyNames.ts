import { hexDigest } from '#native/hashes.ts';
import { shortenName, takeName } from '../safeName.ts';

/**
 * A legacy column or table name (`docs/format/json-to-csv.md#123-legacy-conversion`): the text is shortened, and each
 * byte that is not a letter, a digit or `-` becomes `_`.
 */
export function legacyName(text: string): string {
  const bytes = Buffer.from(text, 'utf8').toString('latin1');
  return shortenName(bytes, [' ', '_'])
    .replace(/[^A-Za-z0-9-]/g, '_')
    .replace(/^_+|(?<!_)_+$/g, '');
}

/** The header for these texts: the name of each, or if that is taken, the MD5 of the text. */
export function legacyHeader(texts: readonly string[]): string[] {
  const taken = new Set<string>();
  return texts.map((text) => {
    const name = legacyName(text);
    // Equal texts have the same MD5, and a header with a repeated name could not be loaded.
    return takeName(taken.has(name) ? hexDigest('md5', text) : name, taken);
  });
}

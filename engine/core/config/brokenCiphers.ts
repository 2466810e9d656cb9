import { entriesOf } from '../json/value.ts';
import { isBrokenCipher } from '../text/isCipher.ts';
import type { IterationSource } from './iterationSources.ts';

/** The text about a value of a key that begins as one that the platform encrypted, and is no whole one. */
export function brokenCipherText(key: string): string {
  return `"${key}" begins with "KBC::", but the platform did not encrypt it as it is written here, so it is sent as it is. Copy the whole value again, or leave it empty and set the secret.`;
}

/** Warns of each attribute with `#` that was probably copied without its end: it is sent as it is, as on the platform. */
export function warnOfBrokenCiphers(
  { config, pointerOf }: IterationSource,
  warn: (message: string, pointer: string) => void,
): void {
  for (const [key, value] of entriesOf(config)) {
    const isBroken = key.startsWith('#') && typeof value === 'string' && isBrokenCipher(value);
    if (isBroken) warn(brokenCipherText(key), pointerOf(key));
  }
}

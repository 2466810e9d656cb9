import { createPrivateKey } from 'node:crypto';

/** The library's parser of keys: any result but an Error is usable. */
type ParseKey = (text: string) => unknown;

const oldForms = { rsa: 'pkcs1', ec: 'sec1' } as const;

/**
 * A private key in a form that the library can read, or undefined if it is not a key or has a passphrase. The general
 * form of OpenSSH ("BEGIN PRIVATE KEY"), which the library cannot read, is converted to that of its kind.
 */
export function readPrivateKey(text: string, parseKey: ParseKey): string | undefined {
  const key = `${text.trim()}\n`;
  const forms = [key, inOldForm(key)];
  return forms.find((form) => form !== undefined && !(parseKey(form) instanceof Error));
}

function inOldForm(text: string): string | undefined {
  try {
    const key = createPrivateKey(text);
    const type = key.asymmetricKeyType;
    return type === 'rsa' || type === 'ec' ? key.export({ type: oldForms[type], format: 'pem' }).toString() : undefined;
  } catch {
    return undefined;
  }
}

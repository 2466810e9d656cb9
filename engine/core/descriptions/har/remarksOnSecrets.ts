import { isCredential, isCredentialName } from '../../secrecy/credentialNames.ts';
import type { Redactor } from '../../secrecy/redactor.ts';
import type { DescriptionRemark } from '../apiDescription.ts';
import { maskPath } from '../recorded/pathSecrets.ts';
import { isHeaderByValue, isSecretByValue } from '../recorded/secretFields.ts';
import type { Entry } from './readEntries.ts';
import { shownPath } from './shownPath.ts';

const leftOut = 'looks like a credential, so its value is left out.';

/** The remarks on values that are masked by their form, not by their name: only a person can decide. Each once. */
export function remarksOnSecrets(entries: readonly Entry[], redactor: Redactor): DescriptionRemark[] {
  const remarks = new Map<string, DescriptionRemark>();
  for (const entry of entries) {
    const { method, url, pointer, query, headers } = entry;
    const request = `${method} ${shownPath(entry, '/', redactor)}`;
    const { pathname } = new URL(url);
    const inPath = maskPath(pathname, redactor) === pathname ? [] : ['A part of the path'];
    const params = query.filter(([name, value]) => !isCalledSo(name, value) && isSecretByValue(name, value));
    const found = headers.filter(([name, value]) => isHeaderByValue(name, value));
    const parts = [
      ...inPath,
      ...params.map(([name]) => `The parameter "${name}"`),
      ...found.map(([name]) => `The header "${name}"`),
    ];
    for (const part of parts) {
      const message = redactor.redact(`${part} of ${request} ${leftOut}`);
      if (!remarks.has(message)) remarks.set(message, { pointer: `${pointer}/request`, message });
    }
  }
  return [...remarks.values()];
}

function isCalledSo(name: string, value: string): boolean {
  return isCredentialName(name) || isCredential(name, value);
}

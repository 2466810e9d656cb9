import { ConfigDocument } from '../core/document/configDocument.ts';
import { readPlanned } from '../core/plan/readPlanned.ts';
import { findSecrets } from '../core/secrecy/configSecrets.ts';
import { fillSecrets } from '../core/secrets/fillSecrets.ts';

/** Values of a configuration that must not be shown, and paging parameters, which may be shown in any case. */
export interface Hidden {
  secrets: readonly string[];
  pagedBy: ReadonlySet<string>;
}

/** The values of a configuration that must not be shown, at this moment (Unix milliseconds). */
export function hiddenOf(text: string, values: Readonly<Record<string, string>>, now: number): Hidden {
  const given = Object.values(values);
  const document = ConfigDocument.of(text);
  const written = document.value === undefined ? [] : findSecrets(document.value);
  const read = readPlanned(fillSecrets(document, values), () => now);
  if ('problems' in read) return { secrets: [...written, ...given], pagedBy: new Set() };
  const { secrets, pagedBy } = read.config;
  return { secrets: [...written, ...secrets, ...given], pagedBy };
}

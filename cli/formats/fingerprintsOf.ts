import { createHash } from 'node:crypto';
import type { Finding } from './findFindings.ts';
import { sarifUri } from './sarifUri.ts';

/**
 * A fingerprint for each finding that survives a change of its line: a hash of its file, its code and its text, and a
 * count for equal ones.
 */
export function fingerprintsOf(findings: readonly Finding[], folder: string): string[] {
  const counts = new Map<string, number>();
  return findings.map(({ file, code, text }) => {
    const identity = JSON.stringify([sarifUri(file, folder).uri, code, text]);
    const count = (counts.get(identity) ?? 0) + 1;
    counts.set(identity, count);
    return createHash('sha256').update(`${identity}:${count}`).digest('hex').slice(0, 32);
  });
}

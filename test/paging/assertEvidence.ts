import assert from 'node:assert/strict';
import type { JobReport } from '../../engine/faces/run.ts';

/** Checks the rules for all evidence: it is a sentence for a person, said once, and what it names is there. */
export function assertEvidence({ name, verdict: { evidence } }: JobReport, config: unknown): void {
  for (const { code, message, pointer, page } of evidence) {
    const said = `${name}: ${code} says ${JSON.stringify(message)}`;
    assert.match(message, /^["A-Z0-9].*\.$/, said);
    assert.doesNotMatch(message, /undefined|NaN|\[object|null/, said);
    assert(page === undefined || (Number.isInteger(page) && page > 0), `${said} of page ${page}`);
    assert(pointer === undefined || isIn(config, pointer), `${said} of ${pointer}, which is not in the configuration`);
  }
  // Even if many pages or children have the same fault.
  assert(evidence.length <= 12, `${name} has ${evidence.length} pieces of evidence`);
  assert.equal(new Set(evidence.map(({ message }) => message)).size, evidence.length, `${name} says something twice`);
}

function isIn(value: unknown, pointer: string): boolean {
  const keys = pointer.split('/').slice(1);
  let found = value;
  for (const key of keys.map((part) => part.replaceAll('~1', '/').replaceAll('~0', '~'))) {
    if (typeof found !== 'object' || found === null || !Object.hasOwn(found, key)) return false;
    found = (found as Record<string, unknown>)[key];
  }
  return true;
}

import assert from 'node:assert/strict';
import { secretForms } from '../../engine/core/secrecy/secretForms.ts';
import { spellingsOf } from './spellingsOf.ts';

/** Fails if a text holds one of these secrets in any spelling. */
export function assertClean(secrets: readonly string[], text: string, where: string): void {
  for (const secret of secrets) {
    for (const form of new Set([...secretForms(secret), ...Object.values(spellingsOf(secret))]))
      assert.ok(!text.includes(form), `${where} holds "${form}":\n${text}`);
  }
}

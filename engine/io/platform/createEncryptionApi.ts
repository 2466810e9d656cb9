import { UserError } from '../../core/errors.ts';
import type { JsonPart } from '../../core/platform/jsonPart.ts';
import { isCipher } from '../../core/text/isCipher.ts';
import type { EncryptionApi } from './encryptionApi.ts';
import type { PlatformClient } from './platformClient.ts';

/** The Encryption API over a client without a token. */
export function createEncryptionApi(client: PlatformClient): EncryptionApi {
  return {
    async encrypt(texts, { component, project }, signal) {
      if (texts.length === 0) return [];
      const json = JSON.stringify(Object.fromEntries(texts.map((text, index) => [keyOf(index), text])));
      const query = Object.entries({ componentId: component, projectId: project });
      const read = (answer: JsonPart) => texts.map((_, index) => cipherIn(answer, index));
      const request = { method: 'POST', path: ['encrypt'], changesNothing: true } as const;
      return await client.ask({ ...request, query, json, secrets: texts }, read, signal);
    },
  };
}

/** A key of a secret; the names of the real ones are nobody's business. */
function keyOf(index: number): string {
  return `#value${index}`;
}

function cipherIn(answer: JsonPart, index: number): string {
  const given = answer.text(keyOf(index));
  if (given !== undefined && isCipher(given)) return given;
  throw new UserError(
    'platform.not-encrypted',
    'The platform did not encrypt a secret: its response has no cipher for it. Nothing was saved. Try again later.',
  );
}

import type { JsonPart } from '../../core/platform/jsonPart.ts';
import { itemsOf } from './itemsOf.ts';
import type { PlatformClient } from './platformClient.ts';
import type { VaultApi } from './vaultApi.ts';

/** The Vault API over a client with the token of a project. Its answer has the values too, which are not kept. */
export function createVaultApi(client: PlatformClient): VaultApi {
  const read = (answer: JsonPart) => itemsOf(answer).map((entry) => entry.neededText('key'));
  return {
    names: (branch, signal) =>
      client.ask({ method: 'GET', path: ['variables', 'scoped', 'branch', branch] }, read, signal),
  };
}

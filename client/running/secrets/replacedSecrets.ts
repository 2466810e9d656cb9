import type { FileMove } from '../../shared/fileMove.ts';
import type { KnownTexts } from './knownTexts.ts';
import type { SecretStore } from './secretStore.ts';

/** Forgets the secrets of files that another one replaces by a move, if that may send them elsewhere. */
export function replacedSecrets(store: SecretStore, texts: KnownTexts): { move(move: FileMove): Promise<void> } {
  return {
    async move(move) {
      for (const file of texts.replacedBy(move)) await store.forget(file);
    },
  };
}

import type { EncryptionApi } from './encryptionApi.ts';
import type { QueueApi } from './queueApi.ts';
import type { StorageApi } from './storageApi.ts';
import type { VaultApi } from './vaultApi.ts';

/** The APIs of the stack of a project, with one token. */
export interface ProjectApi {
  /** The origin of the stack: `https://connection.keboola.com`. */
  stack: string;
  storage: StorageApi;
  queue: QueueApi;
  encryption: EncryptionApi;
  vault: VaultApi;
  close(): Promise<void>;
}

import { mkdir } from 'node:fs/promises';
import type { TokenStore } from '@pagewright/engine/login';
import type { LoginTokens } from '@pagewright/engine/logins';
import { loginName, type SecretOwner, type SecretStore } from '../secrets/secretStore.ts';

/**
 * The tokens of an owner in VS Code's secret store, which all windows share. A lock in a folder, which has no token in
 * it, keeps two windows from refreshing at once.
 */
export function loginStore(secrets: SecretStore, owner: SecretOwner, lockedFolder: string): TokenStore {
  return {
    read: async () => readTokens(await secrets.value(owner, loginName)),
    write: (tokens) => secrets.set(owner, loginName, JSON.stringify(tokens)),
    async alone(work) {
      const { lockFolder } = await import('@pagewright/engine/login');
      await mkdir(lockedFolder, { recursive: true, mode: 0o700 });
      const release = await lockFolder(lockedFolder);
      try {
        return await work();
      } finally {
        await release();
      }
    },
  };
}

function readTokens(text: string | undefined): LoginTokens | undefined {
  try {
    return text === undefined ? undefined : JSON.parse(text);
  } catch {
    // Nobody but this writes it; a login again replaces it.
    return undefined;
  }
}

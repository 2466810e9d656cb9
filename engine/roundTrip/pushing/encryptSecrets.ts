import { groupBy } from '../../core/groupBy.ts';
import type { EncryptedSecret } from '../../core/platform/ciphers/encryptedSecret.ts';
import { plainSecrets } from '../../core/platform/ciphers/plainSecrets.ts';
import type { LocalConfiguration } from '../../core/platform/localConfiguration.ts';
import type { TreeFiles } from '../../core/project/model/treeFiles.ts';
import type { Trip } from '../trip.ts';

/** Encrypts all plain secrets of a configuration. Throws a UserError if one of them cannot be. */
export async function encryptSecrets(
  { api, signal }: Trip,
  project: string,
  local: LocalConfiguration,
  files: TreeFiles,
): Promise<EncryptedSecret[]> {
  const encrypted: EncryptedSecret[] = [];
  for (const [component, secrets] of groupBy(await plainSecrets(local, files), (each) => each.component)) {
    const texts = secrets.map(({ value }) => value);
    const ciphers = await api.encryption.encrypt(texts, { component, project }, signal);
    for (const [index, secret] of secrets.entries()) encrypted.push({ secret, cipher: requireCipher(ciphers[index]) });
  }
  return encrypted;
}

function requireCipher(cipher: string | undefined): string {
  if (cipher === undefined) throw new Error('The Encryption API has given too few ciphers.');
  return cipher;
}

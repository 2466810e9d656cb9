import type { EncryptedSecret } from '../../core/platform/ciphers/encryptedSecret.ts';
import { type PlainSecret, plainSecrets } from '../../core/platform/ciphers/plainSecrets.ts';
import { withCiphers } from '../../core/platform/ciphers/withCiphers.ts';
import type { OpenFolder } from '../openFolder.ts';
import type { Trip } from '../trip.ts';
import type { Weighed } from '../weigh.ts';
import type { PushOptions } from './configurationPush.ts';
import { encryptSecrets } from './encryptSecrets.ts';
import type { PushStep } from './pushStep.ts';
import { pushSteps } from './pushSteps.ts';
import { type IdentifiedConfiguration, withIds } from './withIds.ts';

/** A configuration whose requests are known. */
export interface PreparedPush {
  weighed: Weighed;
  local: IdentifiedConfiguration;
  steps: PushStep[];
  /** The values that are encrypted, or would be. */
  secrets: readonly PlainSecret[];
  encrypted: readonly EncryptedSecret[];
}

/** Encrypts what is plain and finds the requests; a dry run encrypts nothing. Throws a UserError, and nothing is sent. */
export async function preparePush(
  trip: Trip,
  folder: OpenFolder,
  weighed: Weighed,
  { isDryRun, newId }: PushOptions,
): Promise<PreparedPush> {
  const { local: read, compared } = weighed;
  if (read === undefined || compared === undefined) throw new Error('There is nothing to push.');
  const secrets = await plainSecrets(read, folder.texts);
  const encrypted = isDryRun ? [] : await encryptSecrets(trip, folder.project.id, read, folder.texts);
  const sent = isDryRun ? read : withCiphers(read, encrypted);
  const local = withIds(sent, newId);
  const steps = pushSteps({ branch: folder.branch.id, local, newest: weighed.newest, compared });
  return { weighed, local, steps, secrets, encrypted };
}

import { UserError } from '../../core/errors.ts';
import type { LocalConfiguration } from '../../core/platform/localConfiguration.ts';
import { type PlainSecret, plainSecrets, withCiphers } from '../../core/platform/secrets/plainSecrets.ts';
import type { OpenFolder } from '../openFolder.ts';
import type { Trip } from '../trip.ts';
import type { Weighed } from '../weigh.ts';
import type { PushOptions } from './configurationPush.ts';
import { type Encrypted, encryptSecrets } from './encryptSecrets.ts';
import type { PushStep } from './pushStep.ts';
import { pushSteps } from './pushSteps.ts';
import { type IdentifiedConfiguration, withIds } from './withIds.ts';

/** A configuration whose requests are known. */
export interface PreparedPush {
  weighed: Weighed;
  local: IdentifiedConfiguration;
  steps: PushStep[];
  /** What is encrypted, or would be. */
  secrets: readonly PlainSecret[];
  encrypted: readonly Encrypted[];
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
  const sent = isDryRun ? read : requireCiphers(withCiphers(read, encrypted), secrets);
  const local = withIds(sent, newId);
  const steps = pushSteps({ branch: folder.branch.id, local, newest: weighed.newest, compared });
  return { weighed, local, steps, secrets, encrypted };
}

/** Throws unless every plain value has been replaced: this is the last look before a body leaves. */
function requireCiphers(local: LocalConfiguration, secrets: readonly PlainSecret[]): LocalConfiguration {
  const bodies = bodiesOf(local);
  const plain = secrets.find(({ key, value }) => bodies.some((body) => hasPair(body, key, value)));
  if (plain === undefined) return local;
  const message = `The value of "${plain.key}" could not be replaced by its cipher, so nothing was sent. Encrypt it in the project, and write the cipher into the file.`;
  throw new UserError('platform.not-encrypted', message);
}

function bodiesOf({ body, rows, variables }: LocalConfiguration): string[] {
  return [body, ...rows.map((row) => row.body), ...(variables === undefined ? [] : bodiesOf(variables))];
}

/** Whether a compact JSON text has this key with this value. */
function hasPair(body: string, key: string, value: string): boolean {
  return body.includes(`${JSON.stringify(key)}:${JSON.stringify(value)}`);
}

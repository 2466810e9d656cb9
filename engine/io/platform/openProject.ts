import type { Timeouts } from '../../core/config/extractionConfig.ts';
import { UserError } from '../../core/errors.ts';
import { type Clock, systemClock } from '../clock.ts';
import type { NetworkSettings } from '../http/createHttpClient.ts';
import { createUndiciHttpClient, type WireClient } from '../http/undiciHttpClient.ts';
import { createEncryptionApi } from './createEncryptionApi.ts';
import { createQueueApi } from './createQueueApi.ts';
import { createStorageApi } from './createStorageApi.ts';
import { createVaultApi } from './createVaultApi.ts';
import { PlatformClient } from './platformClient.ts';
import type { ProjectApi } from './projectApi.ts';
import type { PlatformWait } from './retries.ts';
import { readStackServices } from './stackServices.ts';
import type { StorageApi } from './storageApi.ts';

const defaultTimeouts: Timeouts = { connectMs: 30_000, requestMs: 120_000 };
/** Larger than the list of a thousand configurations of the maximum size of most. */
const maxBytes = 256 * 1024 * 1024;

export interface ProjectAccess {
  /** The origin of a stack that the user named, from `readStackAddress`. */
  stack: string;
  token: string;
  /** Name and version of the program, such as `Pagewright/1.0.0`. */
  userAgent: string;
  /** Proxies and certificates; absent: the variables of the process. */
  network?: NetworkSettings;
  clock?: Clock;
  timeouts?: Timeouts;
  /** Called before each wait for another try. */
  onWait?: (wait: PlatformWait) => void;
}

/**
 * Reads where the services of a stack are, without the token, and gives its APIs. Throws a UserError if the address is
 * no stack or the token none, and the signal's reason when aborted.
 */
export async function openProject(access: ProjectAccess, signal: AbortSignal): Promise<ProjectApi> {
  const { token, network = {}, timeouts = defaultTimeouts } = access;
  checkToken(token);
  const wire = createUndiciHttpClient({ environment: process.env, ...network, timeouts, maxBytes });
  try {
    return await openOver(wire, access, signal);
  } catch (error) {
    await wire.close();
    throw error;
  }
}

async function openOver(wire: WireClient, access: ProjectAccess, signal: AbortSignal): Promise<ProjectApi> {
  const { stack, token, userAgent, clock = systemClock, onWait } = access;
  const closing = new AbortController();
  const options = { wire, clock, secrets: [token], onWait, closed: closing.signal };
  const withToken = (origin: string) => new PlatformClient({ origin, token, userAgent }, options);
  const withoutToken = (origin: string) => new PlatformClient({ origin, userAgent }, options);
  const services = await readStackServices(stack, withoutToken(stack), signal);
  const storage = createStorageApi(withToken(stack));
  return {
    stack,
    storage,
    queue: createQueueApi(withToken(services.queue), mainBranchOf(storage)),
    encryption: createEncryptionApi(withoutToken(services.encryption)),
    vault: createVaultApi(withToken(services.vault)),
    close() {
      // What nobody waits for any more does not keep the process.
      closing.abort();
      return wire.close();
    },
  };
}

/** Reads the id of the default branch when it is first needed. */
function mainBranchOf(storage: StorageApi): (signal: AbortSignal) => Promise<string> {
  let known: string | undefined;
  return async (signal) => {
    known ??= (await storage.branches(signal)).find(({ isDefault }) => isDefault)?.id ?? '';
    return known;
  };
}

/** A header takes no other characters, and a message about it would quote the token. */
function checkToken(token: string): void {
  if (/^[\x21-\x7e]+$/.test(token)) return;
  const message =
    token === '' ? 'The token is empty.' : 'The token has a space, a line break or another sign that no token has.';
  throw new UserError(
    'platform.bad-token',
    `${message} Copy it again from the settings of the project, under "API Tokens".`,
  );
}

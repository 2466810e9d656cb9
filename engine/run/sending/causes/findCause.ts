import type { Cause, Failure, FindCause } from './cause.ts';
import { credentialsWithheld } from './credentialsWithheld.ts';
import { emptySecret } from './emptySecret.ts';
import { encodedAgain } from './encodedAgain.ts';
import { rateLimit } from './rateLimit.ts';
import { tokenExpired } from './tokenExpired.ts';
import { workedBefore } from './workedBefore.ts';

/** Causes to check before the credentials are blamed, the most certain first. */
const causes: readonly FindCause[] = [
  rateLimit,
  credentialsWithheld,
  emptySecret,
  tokenExpired,
  encodedAgain,
  workedBefore,
];

/** The first cause of an error status that has evidence. */
export function findCause(failure: Failure): Cause | undefined {
  for (const find of causes) {
    const cause = find(failure);
    if (cause !== undefined) return cause;
  }
  return undefined;
}

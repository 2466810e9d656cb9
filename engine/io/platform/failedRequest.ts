import { createRedactor } from '../../core/secrecy/redactor.ts';
import { printable } from '../../core/text/printable.ts';
import { shortened } from '../../core/text/shortened.ts';

const maxLength = 300;

/** A request that failed, for the error about it. */
export interface FailedRequest {
  origin: string;
  /** Whether it had a token, which the API may refuse. */
  hasToken: boolean;
  /** Whether it was to change something. */
  isWrite: boolean;
  /** Texts that must not be in a message. */
  secrets: readonly string[];
}

export function hostOf({ origin }: Pick<FailedRequest, 'origin'>): string {
  return new URL(origin).host;
}

/** Advice after a failure that may pass. */
export function laterText({ isWrite }: Pick<FailedRequest, 'isWrite'>): string {
  return isWrite ? 'Look there whether the change arrived before you try again.' : 'Try again later.';
}

/** One line of somebody else's text, without secrets. */
export function shown(text: string, { secrets }: Pick<FailedRequest, 'secrets'>): string {
  const line = createRedactor(secrets)(text).replace(/\s+/g, ' ').trim().replace(/\.$/, '');
  return shortened(printable(line), maxLength);
}

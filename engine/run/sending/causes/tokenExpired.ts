import type { LoginSession } from '../../../core/auth/authentication.ts';
import { speaksOfExpiry } from '../../../core/recognition/refusalWords.ts';
import { countText } from '../../../core/text/countText.ts';
import { durationText } from '../../../core/text/durationText.ts';
import { writtenJson } from '../../../core/text/writtenJson.ts';
import type { Cause, Failure, FindCause } from './cause.ts';

const pointer = '/api/authentication/expires';
/** The certain part of a login's duration. */
const surePart = 0.8;

/** The token of a login that worked before has expired, because no setting says when to log in again. */
export const tokenExpired: FindCause = (failure) => {
  const { response, before, texts } = failure;
  const session = response.sending?.session;
  if (session === undefined || response.status < 400 || response.status > 499) return undefined;
  // This login happens for every request.
  if (session.expiry === 'always') return undefined;
  const says = texts.some(speaksOfExpiry);
  if (!says && (response.status !== 401 || before.inSession === 0)) return undefined;
  const pages = before.inSession;
  const read = `${countText(pages, 'page')} ${pages === 1 ? 'was' : 'were'} read with this login`;
  const what = `${pages === 0 ? 'The login worked' : read}, so its token has ${says ? '' : 'most likely '}expired.`;
  const { text, value } = remedyOf(failure, session);
  const remedy = value === undefined ? undefined : { pointer, value };
  return { cause: 'token-expired', message: `${what} ${text}`, pointer, ...(remedy && { remedy }) } satisfies Cause;
};

/** The remedy: a field of the response, unless the configuration has an `expires` that came too late. */
function remedyOf({ response }: Failure, session: LoginSession): { text: string; value?: object | number } {
  const { startedAt, expiry, readableExpiry } = session;
  if (expiry === undefined && readableExpiry !== undefined) {
    return {
      text: `To log in again in time, write "expires": ${writtenJson(readableExpiry)}, which its response has.`,
      value: readableExpiry,
    };
  }
  const lastedMs = (response.sending?.receivedAt ?? 0) - (startedAt ?? 0);
  const seconds = Math.floor((lastedMs / 1000) * surePart);
  const lasted = `It lasted less than ${durationText(Math.max(lastedMs, 1000))}`;
  const shorter = expiry === undefined ? 'as "expires" write' : 'write a shorter "expires":';
  if (seconds < 1) return { text: `${lasted}: to log in again in time, ${shorter} a number of seconds below that.` };
  return {
    text: `${lasted}: to log in again in time, ${shorter} ${seconds}, or another number of seconds below that.`,
    value: seconds,
  };
}

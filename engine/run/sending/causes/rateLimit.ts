import { asksToWait, hasNoneLeft, speaksOfLimit } from '../../../core/recognition/refusalWords.ts';
import { codeSpan } from '../../../core/text/markdownCode.ts';
import { shortened } from '../../../core/text/shortened.ts';
import { writtenJson } from '../../../core/text/writtenJson.ts';
import { type Failure, type FindCause, isRefusal } from './cause.ts';

/** Maximum length of a quoted header. */
const shownCharacters = 60;

/** Statuses of rate limits. With other statuses, the API counts requests but fails for another reason. */
const refusals = new Set([400, 403, 409, 420, 423, 430, 503, 509, 529]);

/** The API limits the number of requests, with any status. */
export const rateLimit: FindCause = (failure) => {
  const { response, config } = failure;
  const sign = signOf(failure);
  if (sign === undefined) return undefined;
  const { statusCodes, codesAt } = config.retry;
  const isRetried = statusCodes.includes(response.status);
  const remedy = isRetried ? undefined : { pointer: codesAt, value: [...statusCodes, response.status] };
  const aside = isRefusal(response.status) ? ', so the credentials are hardly the cause' : '';
  return {
    cause: 'rate-limit',
    message: `${sign}${aside}. ${wayOut(failure, remedy?.value)}`,
    pointer: codesAt,
    ...(remedy && { remedy }),
  };
};

function signOf({ response: { status, headers, sending }, texts, redactor }: Failure): string | undefined {
  if (status === 429 || texts.some(speaksOfLimit)) return 'The API limits the number of requests';
  const asks = [...headers].find(([name]) => asksToWait(name));
  if (asks !== undefined) return `The API asks to wait (${shown(asks, redactor)})`;
  // An API may count requests without credentials separately: the missing ones are the cause.
  if (!refusals.has(status) || (sending?.withheld.length ?? 0) > 0) return undefined;
  const none = [...headers].find(([name, value]) => hasNoneLeft(name, value));
  return none && `The API limits the number of requests (${shown(none, redactor)})`;
}

function shown([name, value]: [string, string], redactor: Failure['redactor']): string {
  return codeSpan(shortened(redactor.redact(`${name}: ${value}`).replaceAll('`', "'"), shownCharacters));
}

function wayOut({ config: { retry } }: Failure, codes: readonly number[] | undefined): string {
  const slower = 'send fewer requests in a second with "--requests-per-second"';
  if (retry.maxRetries < 1)
    return `A run does not wait, because "maxRetries" is ${retry.maxRetries}: raise it, or ${slower}.`;
  if (codes === undefined) return `Retries did not help: run again later, or ${slower}.`;
  const written = writtenJson(retry.codesAt.endsWith('httpCodes') ? { httpCodes: codes } : { http: { codes } });
  return `To let a run wait and try again, write "retryConfig": ${written}; or ${slower}.`;
}

import { isUserError, UserError } from '../../core/errors.ts';
import type { HttpRequest, HttpResponse } from '../../core/request/httpRequest.ts';
import { keepResponse } from '../../core/secrecy/recorded/keepResponse.ts';
import { keepHeaders } from '../../core/secrecy/recorded/keptHeaders.ts';
import { maskRequest } from '../../core/secrecy/recorded/maskRequest.ts';
import type { SecretMask } from '../../core/secrecy/recorded/secretMask.ts';
import type { Clock } from '../clock.ts';
import type { HttpClient, OnNotice } from '../http/httpClient.ts';
import { createObservedHttpClient, type Times } from '../http/observedHttpClient.ts';
import { diskFailure } from '../output/diskFailure.ts';
import { recordedFailure } from './recordedExchange.ts';
import type { RecordingFolder } from './recordingFolder.ts';

interface RecordingOptions {
  recording: RecordingFolder;
  mask: SecretMask;
  clock: Clock;
  /** Start of the run, Unix time in milliseconds. */
  startedAt: number;
  /** A header that the run reads besides those that are always recorded. */
  retryHeader: string;
}

/** Larger responses would exceed the maximum length of a string when formatted. */
const maxBodyBytes = 100 * 1024 * 1024;

/**
 * A client that records every finished exchange, without secrets. Requests and responses of a login are masked
 * completely, so that none has to wait until its token is known.
 */
export function createRecordingHttpClient(client: HttpClient, options: RecordingOptions): HttpClient {
  const { recording } = options;
  const keep = async (write: () => Promise<void>, onNotice?: OnNotice): Promise<void> => {
    if (recording.isAbandoned) return;
    try {
      await write();
    } catch (error) {
      recording.abandon();
      const { shownAs: folder } = recording.folder;
      onNotice?.({ kind: 'recording-not-written', folder, problem: problemOf(error, folder) });
    }
  };
  return createObservedHttpClient(client, options, {
    answered: (request, response, times, onNotice) =>
      keep(() => addAnswer(request, response, times, options), onNotice),
    failed: (request, error, times, onNotice) => keep(() => addFailure(request, error, times, options), onNotice),
  });
}

async function addAnswer(
  request: HttpRequest,
  response: HttpResponse,
  times: Times,
  { recording, mask, retryHeader }: RecordingOptions,
): Promise<void> {
  const { status, body, fromCache, unpacked } = response;
  if (body.length > maxBodyBytes) throw tooLarge();
  const alsoNamed = new Set([retryHeader.toLowerCase()]);
  const headers = keepHeaders(response.headers, { mask, alsoNamed, isLogin: request.login !== undefined });
  const exchange = {
    ...sent(request, mask),
    status,
    headers,
    ...(fromCache && { fromCache }),
    ...(unpacked && { unpacked }),
    ...times,
  };
  await recording.add(exchange, keepResponse(request, body, mask));
}

function addFailure(
  request: HttpRequest,
  error: UserError,
  times: Times,
  { recording, mask }: RecordingOptions,
): Promise<void> {
  return recording.add({ ...sent(request, mask), error: recordedFailure(error, mask), ...times });
}

function sent(request: HttpRequest, mask: SecretMask) {
  const { number, job } = request;
  return {
    request: number,
    job,
    ...maskRequest(request, mask),
  };
}

function problemOf(error: unknown, folder: string): UserError {
  if (isUserError(error)) return error;
  // Placeholders can make the result too long for a string.
  if (error instanceof RangeError) return tooLarge();
  const reason = diskFailure(error);
  if (reason === undefined) throw error;
  const message = `The recording in "${folder}" cannot be written: ${reason}. The run continues without it.`;
  return new UserError('record.not-writable', message, { cause: error });
}

function tooLarge(): UserError {
  const megabytes = maxBodyBytes / 1024 / 1024;
  const message = `A response is too large for a recording, which takes at most ${megabytes} MB of it. The run continues without it.`;
  return new UserError('record.too-large', message);
}

import { keepBody } from '../../core/masking/answerBody.ts';
import { keepHeaders } from '../../core/masking/keptHeaders.ts';
import { keepLoginAnswer } from '../../core/masking/loginAnswer.ts';
import { type MaskedRequest, maskRequest } from '../../core/masking/maskRequest.ts';
import type { SecretMask } from '../../core/masking/secretMask.ts';
import type { HttpRequest, HttpResponse } from '../../core/request/httpRequest.ts';
import { UserError } from '../../errors.ts';
import type { Clock } from '../clock.ts';
import type { HttpClient } from '../http/httpClient.ts';
import { TransportError } from '../http/transportError.ts';
import { diskFailure } from '../output/diskFailure.ts';
import type { RecordingFolder } from './recordingFolder.ts';

export interface RecordingOptions {
  recording: RecordingFolder;
  mask: SecretMask;
  clock: Clock;
  /** Start of the run, Unix time in milliseconds. */
  startedAt: number;
  /** A header that the run reads beside those that are always recorded. */
  retryHeader: string;
  /** Hears once that the run cannot be recorded. It goes on without. */
  onProblem: (problem: UserError) => void;
}

/** Larger answers would not fit into a text any more when they are laid out. */
const largestBody = 100 * 1024 * 1024;

/**
 * A client that writes down every exchange as soon as it is over, without secrets. What a login sends and brings is
 * masked whole, so that nothing has to wait until it is known which part of it is a token. Cancelled requests leave no
 * trace.
 */
export function createRecordingHttpClient(client: HttpClient, options: RecordingOptions): HttpClient {
  const { recording, clock, startedAt, onProblem } = options;
  const keep = async (write: () => Promise<void>): Promise<void> => {
    if (recording.isAbandoned) return;
    try {
      await write();
    } catch (error) {
      recording.abandon();
      onProblem(problemOf(error, recording));
    }
  };
  return {
    async send(request, signal) {
      const sentAt = clock.now();
      const times = () => ({ at: sentAt - startedAt, ms: clock.now() - sentAt });
      try {
        const response = await client.send(request, signal);
        await keep(() => addAnswer(maskRequest(request, options.mask), { request, response, ...times() }, options));
        return response;
      } catch (error) {
        if (error instanceof UserError && !signal.aborted) {
          await keep(() => addFailure(maskRequest(request, options.mask), { error, ...times() }, options));
        }
        throw error;
      }
    },
    close: () => client.close(),
  };
}

async function addAnswer(
  masked: MaskedRequest,
  { request, response, at, ms }: { request: HttpRequest; response: HttpResponse; at: number; ms: number },
  { recording, mask, retryHeader }: RecordingOptions,
): Promise<void> {
  const { status, body, fromCache } = response;
  if (body.length > largestBody) throw tooLarge();
  const { login } = request;
  const alsoNamed = new Set([retryHeader.toLowerCase()]);
  const headers = keepHeaders(response.headers, { mask, alsoNamed, isLogin: login !== undefined });
  const kept = login === undefined ? keepBody(body, mask) : keepLoginAnswer(body, login.expiryPath);
  await recording.add({ ...masked, status, headers, ...(fromCache && { fromCache }), at, ms }, kept);
}

function addFailure(
  masked: MaskedRequest,
  { error, at, ms }: { error: UserError; at: number; ms: number },
  { recording, mask }: RecordingOptions,
): Promise<void> {
  const { code, message } = error;
  const failure = { code, message: mask.alike(message) };
  const curlCode = error instanceof TransportError ? { curlCode: error.curlCode } : {};
  return recording.add({ ...masked, error: { ...failure, ...curlCode }, at, ms });
}

function problemOf(error: unknown, { folder }: RecordingFolder): UserError {
  if (error instanceof UserError) return error;
  const reason = diskFailure(error) ?? systemFailure(error);
  if (reason === undefined) throw error;
  const message = `The recording in "${folder}" cannot be written: ${reason}. The run goes on without it.`;
  return new UserError('record.not-writable', message, { cause: error });
}

/** Whatever happens to the folder while the run goes on: the run is worth more. */
function systemFailure(error: unknown): string | undefined {
  return error instanceof Error && 'syscall' in error && 'code' in error ? `the system says ${error.code}` : undefined;
}

function tooLarge(): UserError {
  const megabytes = largestBody / 1024 / 1024;
  const message = `An answer is larger than ${megabytes} MB, which is too much for a recording. The run goes on without it.`;
  return new UserError('record.too-large', message);
}

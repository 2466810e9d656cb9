import type { TransportError } from '../../core/errors.ts';
import type { JsonPart } from '../../core/platform/jsonPart.ts';
import { PlatformError } from '../../core/platform/platformError.ts';
import { platformTime } from '../../core/platform/platformTime.ts';
import type { HttpResponse } from '../../core/request/httpRequest.ts';
import { createRedactor } from '../../core/secrecy/redactor.ts';
import { printable } from '../../core/text/printable.ts';
import { shortened } from '../../core/text/shortened.ts';
import { transportReason } from '../http/transportReason.ts';
import { readAnswer } from './readAnswer.ts';

const maxLength = 300;

/** What a request was, for the error about it. */
export interface FailedRequest {
  origin: string;
  /** Whether it was to change something. */
  isWrite: boolean;
  /** What must not be in a message. */
  secrets: readonly string[];
}

const newToken =
  'Create one in the settings of the project, under "API Tokens", and give it in "KBC_TOKEN", with --token-file FILE, or by connecting again in the editor.';

/** The error of a response with a status that says no. */
export function refusal(response: HttpResponse, request: FailedRequest): PlatformError {
  const { status } = response;
  const answer = readAnswer(response);
  const said = saidBy(answer, request);
  const where = `"${hostOf(request.origin)}"`;
  const failed = (code: PlatformError['code'], message: string, mayHaveArrived = false) =>
    new PlatformError(code, message, { status, mayHaveArrived });
  if (status === 401) return failed('platform.token-refused', `${tokenState(answer, where)}${said}. ${newToken}`);
  if (status === 403)
    return failed(
      'platform.forbidden',
      `The token has no right to do this at ${where}${said}. Use a token that may manage configurations, such as one of a user of the project.`,
    );
  if (status === 404)
    return failed(
      'platform.not-found',
      `${where} does not find what was asked for${said}. It may have been deleted there.`,
    );
  if (status === 409)
    return failed('platform.in-use', `${where} is busy with another change of the same${said}. Try again in a moment.`);
  if (status === 413)
    return failed('platform.too-large', `This is too large for ${where}${said}. Make the configuration smaller.`);
  if (status === 429)
    return failed('platform.too-many-requests', `${where} gets too many requests${said}. Try again in a minute.`);
  if (status === 503 && answer?.text('status') === 'maintenance')
    return failed('platform.maintenance', maintenanceText(answer, request, where));
  if (status >= 300 && status <= 399) return redirected(response, request);
  if (status >= 500)
    return failed(
      'platform.failed',
      `${failureText(answer, status, where)}${said}. ${laterText(request)}`,
      request.isWrite,
    );
  return failed('platform.rejected', `${where} does not accept the request (HTTP ${status})${said}.`);
}

/** The error of a response that says yes and cannot be read. */
export function unreadable(
  reason: string,
  status: number | undefined,
  { origin, isWrite }: FailedRequest,
): PlatformError {
  const message = `The response of "${hostOf(origin)}" cannot be used: ${reason}. ${laterText({ isWrite })}`;
  return new PlatformError('platform.bad-response', message, { status, mayHaveArrived: isWrite });
}

/** The error of a request without a response. */
export function unreachable(
  error: TransportError,
  { origin, isWrite }: FailedRequest,
  wasSent: boolean,
): PlatformError {
  const mayHaveArrived = isWrite && wasSent;
  const host = hostOf(origin);
  const reason = transportReason(error);
  const outcome = mayHaveArrived
    ? `"${host}" did not confirm the change: ${reason}. ${laterText({ isWrite })}`
    : `"${host}" cannot be reached: ${reason}. Check the network and the address of the stack.`;
  const code = mayHaveArrived ? 'platform.lost' : 'platform.unreachable';
  return new PlatformError(code, error.isOfProxy && !wasSent ? error.message : outcome, {
    mayHaveArrived,
    cause: error,
  });
}

/** Nothing is sent anywhere else: not the token, and not what the request asks for. */
function redirected({ status, headers }: HttpResponse, { origin }: FailedRequest): PlatformError {
  const location = headers.get('location') ?? '';
  const to = URL.canParse(location, origin) ? new URL(location, origin).origin : undefined;
  const target = to === undefined ? 'elsewhere' : `to "${to}"`;
  const message = `"${hostOf(origin)}" redirects ${target}, which is not followed with a token. Check the address of the stack, and whether the network asks for a login.`;
  return new PlatformError('platform.redirected', message, { status, mayHaveArrived: false });
}

function tokenState(answer: JsonPart | undefined, where: string): string {
  const isExpired = /expired/i.test(answer?.text('code') ?? '');
  return isExpired ? `The token has expired at ${where}` : `${where} does not accept the token`;
}

function maintenanceText(answer: JsonPart, request: FailedRequest, where: string): string {
  const end = answer.text('estimatedEndTime');
  const until = end === undefined ? '' : ` It ends about ${platformTime(end) ?? shown(end, request)}.`;
  const reason = answer.text('reason');
  return `${where} is closed for maintenance${reason ? `: ${shown(reason, request)}` : ''}.${until} Try again then.`;
}

function failureText(answer: JsonPart | undefined, status: number, where: string): string {
  return answer === undefined
    ? `A gateway responded instead of ${where} (HTTP ${status})`
    : `${where} failed (HTTP ${status})`;
}

function laterText({ isWrite }: { isWrite: boolean }): string {
  return isWrite ? 'Look there whether the change arrived before you try again.' : 'Try again later.';
}

/** The words of the API and the id by which its support finds the request: ` ("…", exception mock-1)`. */
function saidBy(answer: JsonPart | undefined, request: FailedRequest): string {
  const message = shown(answer?.text('error') ?? '', request);
  const exception = answer?.text('exceptionId') ?? '';
  const id = /^[\w.:-]{1,100}$/.test(exception) ? `exception ${shown(exception, request)}` : '';
  const parts = [message === '' ? '' : `"${message}"`, id].filter((part) => part !== '');
  return parts.length === 0 ? '' : ` (${parts.join(', ')})`;
}

/** One line of somebody else's text, without secrets. */
function shown(text: string, { secrets }: FailedRequest): string {
  const line = createRedactor(secrets)(text).replace(/\s+/g, ' ').trim().replace(/\.$/, '');
  return shortened(printable(line), maxLength);
}

function hostOf(origin: string): string {
  return new URL(origin).host;
}

import type { TransportError } from '../../core/errors.ts';
import { PlatformError } from '../../core/platform/platformError.ts';
import { transportReason } from '../http/transportReason.ts';
import { type FailedRequest, hostOf, laterText } from './failedRequest.ts';

/** The error of a request without a response; `wasSent`: it may have arrived. */
export function unreachable(error: TransportError, request: FailedRequest, wasSent: boolean): PlatformError {
  const mayHaveArrived = request.isWrite && wasSent;
  const code = mayHaveArrived ? 'platform.lost' : 'platform.unreachable';
  const isOfProxy = error.isOfProxy && !wasSent;
  const message = isOfProxy ? error.message : unreachableText(transportReason(error), request, mayHaveArrived);
  return new PlatformError(code, message, { mayHaveArrived, cause: error });
}

function unreachableText(reason: string, request: FailedRequest, mayHaveArrived: boolean): string {
  const host = hostOf(request);
  if (mayHaveArrived) return `"${host}" did not confirm the change: ${reason}. ${laterText(request)}`;
  return `"${host}" cannot be reached: ${reason}. Check the network and the address of the stack.`;
}

/** The error of a response with a status of success that cannot be read. */
export function unreadable(reason: string, request: FailedRequest, status?: number): PlatformError {
  const message = `The response of "${hostOf(request)}" cannot be used: ${reason}. ${laterText(request)}`;
  return new PlatformError('platform.bad-response', message, { status, mayHaveArrived: request.isWrite });
}

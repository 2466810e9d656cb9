import type { ForeignBody } from './foreignRecording.ts';
import type { LeftReason } from './leftOut.ts';

/** The limit for the length of an address. */
const maxUrlLength = 16_000;

interface Outline {
  method: string | undefined;
  url: string | undefined;
  status: number | undefined;
}

/** The reason why no run can have had such an exchange, or can repeat it; undefined if there is none. */
export function obstacleOf({ method, url, status }: Outline): LeftReason | undefined {
  if (!method || !url) return 'malformed';
  if (!/^https?:\/\//i.test(url) || url.length > maxUrlLength || !URL.canParse(url)) return 'not-http';
  if (!isSendable(method)) return 'method';
  if (status === undefined || !Number.isInteger(status)) return 'malformed';
  // Browsers write 0 for a request that failed or was blocked, Firefox a negative number.
  if (status < 100 || status > 599) return 'unanswered';
  return status === 304 ? 'not-modified' : undefined;
}

/** Whether a run sends requests with this method. */
export function isSendable(method: string): method is 'GET' | 'POST' {
  return method === 'GET' || method === 'POST';
}

/** The beginning of gzip: as base64, and as text from which the bytes that are no UTF-8 are dropped or replaced. */
const gzip = { base64: 'H4sI', texts: ['\u001f\u0008', '\u001f\ufffd\u0008'] };

/** Whether a body is compressed. */
export function isCompressed({ text, isBase64 }: ForeignBody): boolean {
  return isBase64 ? text.startsWith(gzip.base64) : gzip.texts.some((start) => text.startsWith(start));
}

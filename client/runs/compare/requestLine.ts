import { printable } from '@pagewright/engine/text/printable';
import type { RequestRecord } from '../history/runRecord.ts';

/** The line that identifies the same request in two runs. */
export function requestLine({ method, path }: Pick<RequestRecord, 'method' | 'path'>): string {
  return printable(`${method} ${path}`);
}

import { printable } from '../../shared/text/printable.ts';
import type { RequestRecord } from '../history/runRecord.ts';

/** What was asked for, by which requests of two runs are known to be the same. */
export function requestLine({ method, path }: Pick<RequestRecord, 'method' | 'path'>): string {
  return printable(`${method} ${path}`);
}

import type { Target } from './resolveEndpoint.ts';

/** A request that is ready to be sent. */
export interface HttpRequest {
  method: 'GET' | 'POST';
  target: Target;
  /** In the order they were set; a name may occur once per letter case. */
  headers: Map<string, string | string[]>;
  body?: string;
}

/** What came back, whole and decompressed. */
export interface HttpResponse {
  status: number;
  /** Names in lower case. */
  headers: ReadonlyMap<string, string>;
  body: Uint8Array;
}

/** Sets a header in place of one with the same name in any letter case. */
export function setHeader(headers: Map<string, string | string[]>, name: string, value: string | string[]): void {
  for (const existing of headers.keys()) if (existing.toLowerCase() === name.toLowerCase()) headers.delete(existing);
  headers.set(name, value);
}

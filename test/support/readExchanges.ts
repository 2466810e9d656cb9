import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** One recorded request and its response (`docs/format/conformance.md#1-layout-of-a-case`). */
export interface RecordedExchange {
  /** `METHOD /path?query`, then for requests with a body an empty line and the body. */
  request: string;
  requestHeaders: Record<string, string>;
  status: number;
  headers: Record<string, string>;
  body: Buffer;
}

/** The exchanges of a case's folder: `NAME.request` with `NAME.response` and what else there is beside them. */
export function readExchanges(folder: string): RecordedExchange[] {
  const names = readdirSync(folder)
    .filter((file) => file.endsWith('.request'))
    .sort();
  return names.map((file) => {
    const base = path.join(folder, file.slice(0, -'.request'.length));
    const headers = headerLines(`${base}.responseHeaders`);
    return {
      request: readFileSync(`${base}.request`, 'utf8').replaceAll('\r\n', '\n').trim(),
      requestHeaders: headerLines(`${base}.requestHeaders`),
      status: Number(textIfThere(`${base}.responseCode`) ?? 200),
      headers: Object.keys(headers).length > 0 ? headers : { 'content-type': 'application/json' },
      body: readFileSync(`${base}.response`),
    };
  });
}

function headerLines(file: string): Record<string, string> {
  const lines = (textIfThere(file) ?? '').split(/\r?\n/).filter((line) => line.includes(':'));
  return Object.fromEntries(
    lines.map((line) => [line.slice(0, line.indexOf(':')).trim(), line.slice(line.indexOf(':') + 1).trim()]),
  );
}

function textIfThere(file: string): string | undefined {
  return existsSync(file) ? readFileSync(file, 'utf8').trim() : undefined;
}

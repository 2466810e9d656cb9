import { findRecordLines } from './findRecordLines.ts';

/** The maximum number of records to fold when a page is opened; more take too long. */
const maxRecords = 1_000;

/** The lines of a page document at which its records start, if each is an object or array. */
export function recordFolds(text: string, path: string | undefined): number[] {
  const lines = text.split('\n');
  const first = lines.findIndex((line) => /^`{3,}json$/.test(line)) + 1;
  if (path === undefined || first === 0) return [];
  const fence = lines[first - 1]?.replace('json', '') ?? '';
  const body = lines.slice(first, lines.indexOf(fence, first)).join('\n');
  const found = findRecordLines(body, path);
  if (found === undefined) return [];
  const bodyLines = body.split('\n');
  const indent = `${/^ */.exec(bodyLines[found.start] ?? '')?.[0] ?? ''}  `;
  const starts: number[] = [];
  for (let line = found.start + 1; line < found.end && starts.length < maxRecords; line++) {
    const content = bodyLines[line] ?? '';
    if (content === `${indent}{` || content === `${indent}[`) starts.push(first + line);
  }
  return starts;
}

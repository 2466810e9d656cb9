import type { Finding } from '../findFindings.ts';
import { plainText } from '../plainText.ts';

/** A line for each finding, as compilers print theirs; empty without any. */
export function textFormat(findings: readonly Finding[]): string {
  return findings.map((finding) => plainText(lineOf(finding))).join('\n');
}

function lineOf({ file, line, column, severity, code, message }: Finding): string {
  return `${file}:${line}:${column}: ${severity}: ${message} (${code})`;
}

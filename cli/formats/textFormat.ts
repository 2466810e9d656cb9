import type { Finding } from '../findFindings.ts';
import { plainText } from '../plainText.ts';

/** One line per finding, as compilers print them; empty without findings. */
export function textFormat(findings: readonly Finding[]): string {
  return findings.map((finding) => plainText(lineOf(finding))).join('\n');
}

function lineOf({ file, line, column, severity, code, message }: Finding): string {
  return `${file}:${line}:${column}: ${severity}: ${message} (${code})`;
}

import { plainJson } from '../printing/plainJson.ts';
import type { Finding } from './findFindings.ts';

/** The findings as a JSON list. */
export function jsonFormat(findings: readonly Finding[]): string {
  const list = findings.map(({ file, line, column, severity, code, message }) => {
    return { file, line, column, severity, code, message };
  });
  return plainJson(list, 2);
}

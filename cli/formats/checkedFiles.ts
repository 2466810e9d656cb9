import type { Finding } from './findFindings.ts';

/** The files of a check, and the findings in them. */
export interface CheckedFiles {
  findings: readonly Finding[];
  /** All files, also those without a finding. */
  files: readonly string[];
}

import type { Finding } from './findFindings.ts';

/** What was checked, and found. */
export interface CheckedFiles {
  findings: readonly Finding[];
  /** All files, also those without a finding. */
  files: readonly string[];
}

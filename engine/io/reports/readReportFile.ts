import type { RunReport } from '../../core/contracts/generated/types.ts';
import { parseReport } from '../../core/contracts/parseReport.ts';
import { UserError } from '../../core/errors.ts';
import { readForeignText } from '../files/readForeignFile.ts';

/** The report in a file. Throws a UserError if it cannot be read or is invalid. */
export async function readReportFile(file: string): Promise<RunReport> {
  const report = parseReport(await readForeignText(file, 'report'));
  if (report !== undefined) return report;
  throw new UserError('report.invalid', `"${file}" is not the report of a run. Write one with: run --report FILE`);
}

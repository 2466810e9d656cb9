import path from 'node:path';
import type { Code, RunEvent, RunReport, StorageReport } from './core/contracts/generated/types.ts';
import { countText } from './core/text/countText.ts';
import { UserError } from './errors.ts';
import { importTables } from './io/storage/importTables.ts';
import type { RunServices } from './run/services.ts';
import type { RunRequest } from './runRequest.ts';

/**
 * Imports the tables of a run that is done into the storage, where one is asked for, and says so; gives the report with
 * what became of it. The run stays done where the import fails: its tables are on the disk, the storage is as it was.
 */
export async function* importIntoStorage(
  { storage, outDir }: RunRequest,
  report: RunReport,
  { clock, signal, event, redactor }: RunServices,
): AsyncGenerator<RunEvent, RunReport> {
  if (storage === undefined || report.outcome !== 'done') return report;
  const loadedAt = new Date(clock.now()).toISOString();
  const request = { database: storage, tablesFolder: path.join(outDir, 'tables'), loadedAt };
  try {
    const imported: StorageReport = { file: storage, ...(await importTables(request, signal)) };
    const { tables, rows } = imported;
    const message = `${countText(tables, 'table')} with ${countText(rows, 'row')} imported into the storage "${storage}".`;
    yield event('info', { kind: 'storage-imported', ...imported }, message);
    return { ...report, storage: imported };
  } catch (error) {
    const { code, message } = signal.aborted ? cancelled : failureOf(error);
    const told = `The tables were not imported into the storage, which is unchanged: ${message}`;
    yield event('warning', { kind: 'storage-not-imported', file: storage, code }, told);
    return { ...report, storage: { file: storage, error: { code, message: redactor.redact(message) } } };
  }
}

const cancelled = { code: 'storage.cancelled' as const, message: 'The import was cancelled.' };

function failureOf(error: unknown): { code: Code; message: string } {
  if (error instanceof UserError) return error;
  throw error;
}

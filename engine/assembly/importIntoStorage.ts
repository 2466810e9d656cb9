import path from 'node:path';
import type { Code, RunEvent, RunReport, StorageReport } from '../core/contracts/generated/types.ts';
import { isUserError } from '../core/errors.ts';
import { countText } from '../core/text/countText.ts';
import { importTables } from '../io/storage/importTables.ts';
import type { RunServices } from '../run/runExtraction.ts';
import type { RunRequest } from './runRequest.ts';

/**
 * Imports the tables of a successful run into the storage, if requested, and returns the report with the result. A
 * failed import does not fail the run: its tables are on disk and the storage is unchanged.
 */
export async function* importIntoStorage(
  { storage, storageOwner: owner, outDir }: RunRequest,
  report: RunReport,
  { clock, signal, event }: Pick<RunServices, 'clock' | 'signal' | 'event'>,
): AsyncGenerator<RunEvent, RunReport> {
  if (storage === undefined || report.outcome !== 'done') return report;
  const loadedAt = new Date(clock.now()).toISOString();
  const request = { database: storage, tablesFolder: path.join(outDir, 'tables'), loadedAt, owner };
  try {
    const imported: StorageReport = { file: storage, ...(await importTables(request, signal)) };
    const { tables, rows } = imported;
    const message = `${countText(tables, 'table')} with ${countText(rows, 'row')} imported into the storage "${storage}".`;
    yield event('info', { kind: 'storage-imported', ...imported }, message);
    return { ...report, storage: imported };
  } catch (error) {
    const { code, message } = signal.aborted ? cancelled : failureOf(error);
    const text = `The tables were not imported into the storage, which is unchanged: ${message}`;
    yield event('warning', { kind: 'storage-not-imported', file: storage, code }, text);
    return { ...report, storage: { file: storage, error: { code, message } } };
  }
}

const cancelled = { code: 'storage.cancelled' as const, message: 'The import was cancelled.' };

function failureOf(error: unknown): { code: Code; message: string } {
  if (isUserError(error)) return error;
  throw error;
}

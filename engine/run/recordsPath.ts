import type { JobConfig } from '../core/config/extractionConfig.ts';
import type { SelectedRecords } from '../core/records/selectRecords.ts';

/** Where in an answer its records are: `path` is empty for the answer itself, and absent where it holds none. */
export function recordsPath(
  { foundAt, emptyPath, noListAmong }: SelectedRecords,
  { dataField }: Pick<JobConfig, 'dataField'>,
): { path?: string } {
  if (emptyPath !== undefined || noListAmong !== undefined) return {};
  return { path: dataField?.path ?? foundAt ?? '' };
}

import { configInFront } from '../../language/documents/configInFront.ts';
import { fileId, fileUri } from '../../shared/fileId.ts';
import type { RunRecord } from './runRecord.ts';

/**
 * The configuration in front, as runs name it; undefined if there is none. A run that happened elsewhere may have the
 * bare name of a file that is not in this workspace.
 */
export function fileInFront(runs: readonly Pick<RunRecord, 'configFile'>[]): string | undefined {
  const front = configInFront();
  if (front === undefined) return undefined;
  const file = fileId(front);
  const isInFront = ({ configFile }: Pick<RunRecord, 'configFile'>) => {
    return configFile === file || fileId(fileUri(configFile)) === file;
  };
  return runs.find(isInFront)?.configFile ?? file;
}

import os from 'node:os';
import { makeStagingFolder } from '../output/stagingFolder.ts';

/** A new private folder on the disk for temporary files. Removes those of killed processes. */
export function makeTemporaryFolder(): Promise<string> {
  return makeStagingFolder(os.tmpdir());
}

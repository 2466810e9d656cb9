import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';

/**
 * A new folder for each test of the suite it is called in, removed after the test; returns a function that names it.
 */
export function temporaryFolder(): () => string {
  let folder = '';
  beforeEach(() => {
    folder = mkdtempSync(path.join(os.tmpdir(), 'pagewright-test-'));
  });
  afterEach(() => rmSync(folder, { recursive: true, force: true }));
  return () => folder;
}

import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';

/** Makes a private folder for files that nobody needs later. The caller removes it. */
export async function temporaryFolder(): Promise<{ folder: string; remove: () => Promise<void> }> {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'pagewright-test-'));
  return { folder, remove: () => rm(folder, { recursive: true, force: true }).catch(() => undefined) };
}

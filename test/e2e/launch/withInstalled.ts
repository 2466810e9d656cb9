import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { build } from '../../../scripts/build.ts';
import { type Installed, installBuilt } from './installBuilt.ts';
import { prepareBrowser } from './prepareBrowser.ts';
import { prepareServer } from './prepareServer.ts';

interface Installation extends Installed {
  /** An empty folder for the window to open. */
  folder: string;
}

/** Prepares all that a window needs and installs the extension as it is built in `dist/`, for as long as it is used. */
export async function withInstalled<Result>(use: (installation: Installation) => Promise<Result>): Promise<Result> {
  prepareServer();
  prepareBrowser();
  const temporary = fs.mkdtempSync(path.join(os.tmpdir(), 'pagewright-installed-'));
  const folder = path.join(temporary, 'demo');
  try {
    const installed = await installBuilt(temporary);
    fs.mkdirSync(folder);
    return await use({ ...installed, folder });
  } finally {
    fs.rmSync(temporary, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 });
  }
}

/** Builds the extension, then prepares and installs it. */
export async function withPackaged<Result>(use: (installation: Installation) => Promise<Result>): Promise<Result> {
  await build();
  return await withInstalled(use);
}

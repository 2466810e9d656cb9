import fs from 'node:fs';
import { findBrowser } from './findBrowser.ts';
import { runProgram } from './runProgram.ts';

const aptGet = '/usr/bin/apt-get';
const installing = ['install', '-y', '-qq', '--no-install-recommends', 'chromium-headless-shell'];

/**
 * Brings a Chromium for the window of VS Code: installs it on Debian as root. Elsewhere it throws with the one command
 * to run; the tests are never skipped for lack of it.
 */
export function prepareBrowser(): void {
  if (findBrowser() !== undefined) return;
  if (!fs.existsSync(aptGet))
    throw new Error('The in-editor tests need Chromium. Install it and run: CHROMIUM=/path/to/it npm test');
  if (process.getuid?.() === 0) installBrowser();
  if (findBrowser() === undefined) {
    throw new Error(`The in-editor tests need Chromium. Run: sudo apt-get ${installing.join(' ')}`);
  }
}

function installBrowser(): void {
  console.log('Installing Chromium for the in-editor tests (about 100 MB, once) …');
  runProgram(aptGet, ['update', '-qq']);
  runProgram(aptGet, installing);
}

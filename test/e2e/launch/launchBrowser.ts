import { type Browser, chromium } from 'playwright-core';
import { findBrowser } from './findBrowser.ts';

const quietFlags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** A headless Chromium that stays off the network. Throws where there is none. */
export function launchBrowser(): Promise<Browser> {
  const executablePath = findBrowser();
  if (executablePath === undefined) throw new Error('There is no Chromium; prepareBrowser installs it.');
  return chromium.launch({ executablePath, headless: true, args: quietFlags });
}

import fs from 'node:fs';
import path from 'node:path';
import type { Page } from 'playwright-core';

/** The themes in which pictures are taken: the name of the file, of the theme, and the class that its kind sets. */
export const themes = [
  { name: 'dark', theme: 'Dark Modern', kind: 'vs-dark' },
  { name: 'light', theme: 'Light Modern', kind: 'vs' },
  { name: 'contrast', theme: 'Default High Contrast', kind: 'hc-black' },
] as const;

/** Changes the theme of a window by the settings of its folder, and waits until it is there. */
export async function setTheme(page: Page, folder: string, { theme, kind }: (typeof themes)[number]): Promise<void> {
  const file = path.join(folder, '.vscode/settings.json');
  fs.mkdirSync(path.dirname(file), { recursive: true });
  fs.writeFileSync(file, JSON.stringify({ 'workbench.colorTheme': theme }));
  await page.locator(`.monaco-workbench.${kind}`).waitFor({ timeout: 20_000 });
  // Webviews get the theme after the workbench.
  await page.waitForTimeout(800);
}

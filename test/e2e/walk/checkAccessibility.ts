import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { FrameLocator } from 'playwright-core';

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

interface AxeResults {
  violations: { id: string; impact: string | null; help: string; nodes: { html: string; failureSummary?: string }[] }[];
}

declare const window: { axe: { run(): Promise<AxeResults> } };

/** What axe-core finds in the page of a webview that is serious or worse: a line for each rule, with its first place. */
export async function checkAccessibility(page: FrameLocator): Promise<string[]> {
  const frame = await (await page.locator('body').elementHandle())?.ownerFrame();
  if (!frame) throw new Error('The page of the webview is not there.');
  await frame.evaluate(axe);
  const { violations } = await frame.evaluate(() => window.axe.run());
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .map(({ id, help, nodes: [first, ...more] }) => {
      const others = more.length === 0 ? '' : ` and ${more.length} other places`;
      return `${id}: ${help}: ${first?.html} ${first?.failureSummary}${others}`;
    });
}

import type { Frame, Page } from 'playwright-core';

/** The frame of the webview that is in sight, once its page shows what is looked for. */
export async function webviewFrame(page: Page, wanted: string): Promise<Frame> {
  const inner = page.frameLocator('iframe.webview.ready:visible').frameLocator('iframe#active-frame');
  // The first webview of a window takes seconds.
  await inner.locator(wanted).first().waitFor({ timeout: 30_000 });
  const handle = await inner.locator(wanted).first().elementHandle();
  const frame = await handle?.ownerFrame();
  if (frame == null) throw new Error(`The webview with "${wanted}" has no frame.`);
  return frame;
}

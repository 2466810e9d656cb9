import type { Browser, Page } from 'playwright-core';

/**
 * Nobody looks at the page, and without a graphics card the processor draws: sixty times a second while something
 * moves. All has its size and its place as in a visible window; a wait for the next frame takes a tenth of a second.
 */
const undrawn = `
  let [callbacks, last] = [new Map(), 0];
  const callAll = (time) => {
    const due = callbacks.values();
    callbacks = new Map();
    for (const callback of due) {
      try {
        callback(time);
      } catch (error) {
        reportError(error);
      }
    }
  };
  const nextPicture = requestAnimationFrame.bind(window, callAll);
  window.requestAnimationFrame = (callback) => {
    if (callbacks.size === 0) setTimeout(nextPicture, 100);
    callbacks.set(++last, callback);
    return last;
  };
  window.cancelAnimationFrame = (id) => void callbacks.delete(id);
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(\`
    *, ::before, ::after { animation: none !important; transition: none !important; }
    body { opacity: 0; will-change: opacity; }
  \`);
  document.adoptedStyleSheets = [sheet];
`;

/** Opens an empty page of the size of a window, of which nothing is drawn. */
export async function openUnseenPage(browser: Browser): Promise<Page> {
  const page = await browser.newPage({ viewport: { width: 1280, height: 800 } });
  await page.addInitScript({ content: undrawn });
  return page;
}

/** Draws such a page after all, into this file. Throws where it does not respond. */
export async function takePicture(page: Page, file: string): Promise<void> {
  await page.screenshot({ path: file, style: 'body { opacity: 1 !important; }' });
}

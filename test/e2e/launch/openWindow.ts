import type { Page, ViewportSize } from 'playwright-core';
import { launchBrowser } from './launchBrowser.ts';
import { startVscodeServer, type VscodeServerOptions } from './startVscodeServer.ts';
import { openUnseenPage } from './unseenPage.ts';
import { workbenchUrl } from './workbenchUrl.ts';

export interface WindowOptions extends VscodeServerOptions {
  /** Absent: a window without a folder. */
  folder?: string;
  /** Of the address, such as the extension under development. */
  payload?: Record<string, string>;
  viewport?: ViewportSize;
  /** Draws nothing. */
  isUnseen?: true;
  /** The timeout of every wait. */
  timeoutMs?: number;
}

export interface OpenedWindow {
  page: Page;
  /** The process of the server, the parent of all others. */
  pid: number;
  close(): Promise<void>;
}

/** Opens a window of VS Code in a new browser. Close it in the end. */
export async function openWindow(options: WindowOptions): Promise<OpenedWindow> {
  const { folder, payload, viewport = { width: 1280, height: 800 }, isUnseen, timeoutMs = 20_000 } = options;
  const server = await startVscodeServer(options);
  const browser = await launchBrowser();
  const close = async () => {
    await browser.close();
    await server.stop();
  };
  try {
    const page = await (isUnseen ? openUnseenPage(browser) : browser.newPage({ viewport }));
    page.setDefaultTimeout(timeoutMs);
    const empty = `http://127.0.0.1:${server.port}/?ew=true`;
    await page.goto(folder === undefined ? empty : workbenchUrl(server.port, folder, payload));
    return { page, pid: server.pid, close };
  } catch (error) {
    await close();
    throw error;
  }
}

/** Uses a window and closes it. */
export async function inWindow<Result>(options: WindowOptions, use: (page: Page) => Promise<Result>): Promise<Result> {
  const { page, close } = await openWindow(options);
  try {
    return await use(page);
  } finally {
    await close();
  }
}

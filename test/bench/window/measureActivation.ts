import { launchBrowser } from '../../e2e/launch/launchBrowser.ts';
import { startVscodeServer } from '../../e2e/launch/startVscodeServer.ts';
import { workbenchUrl } from '../../e2e/launch/workbenchUrl.ts';
import { VscodeWindow } from '../../e2e/walk/vscodeWindow.ts';

const settleMs = 8_000;

/**
 * How long VS Code itself says that the activation of the installed extension took, loading included, in milliseconds.
 * `data` is where it is installed, `folder` holds the configuration that is opened.
 */
export async function measureActivation(data: string, folder: string, configuration: string): Promise<number> {
  const server = await startVscodeServer({ data });
  const browser = await launchBrowser();
  try {
    const page = await browser.newPage({ viewport: { width: 1280, height: 800 } });
    page.setDefaultTimeout(30_000);
    await page.goto(workbenchUrl(server.port, folder));
    const window = new VscodeWindow(page);
    await window.opened();
    // What starts with the window would be measured too.
    await page.waitForTimeout(settleMs);
    await window.openFile(configuration);
    await window.lens('Run').waitFor();
    await window.command('Developer: Show Running Extensions');
    const told = await page
      .locator('.runtime-extensions-editor .monaco-list-row', { hasText: 'Pagewright' })
      .innerText();
    const time = /Activation: ([\d.]+)\s?ms/.exec(told)?.[1];
    if (time === undefined) throw new Error(`VS Code tells no time of activation: ${told}`);
    return Number(time);
  } finally {
    await browser.close();
    await server.stop();
  }
}

import { inWindow } from '../../e2e/launch/openWindow.ts';
import { VscodeWindow } from '../../e2e/window/vscodeWindow.ts';

const settleMs = 8_000;

/**
 * How long VS Code itself says that the activation of the installed extension took, loading included, in milliseconds.
 * `data` is where it is installed, `folder` holds the configuration that is opened.
 */
export function measureActivation(data: string, folder: string, configuration: string): Promise<number> {
  return inWindow({ data, folder, timeoutMs: 30_000 }, async (page) => {
    const window = new VscodeWindow(page);
    await window.opened();
    // The start of the window would be measured too.
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
  });
}

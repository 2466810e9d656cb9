import * as vscode from 'vscode';
import type { FromTestView, TestPage, ToTestView } from '../../../../client/runs/testPane/testMessages.ts';
import { waitFor } from './waitFor.ts';
import { watchPanel } from './watchPanel.ts';

/** A test pane, as its page sees it. */
interface OpenedPane {
  /** Waits until the pane shows something. */
  shows(what: string, isIt: (page: TestPage) => boolean): Promise<TestPage>;
  /** Acts as the page does. */
  send(message: FromTestView): void;
}

/** Opens the test pane of the configuration in front. */
export async function openPane(): Promise<OpenedPane> {
  const panel = watchPanel<ToTestView, FromTestView>();
  await vscode.commands.executeCommand('pagewright.openTestPane');
  const shows = (what: string, isIt: (page: TestPage) => boolean) =>
    waitFor(what, () => {
      const page = panel.last()?.page;
      return page !== undefined && isIt(page) && page;
    });
  return { shows, send: panel.send };
}

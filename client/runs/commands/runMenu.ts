import * as vscode from 'vscode';
import type { Runs } from '../../running/run/runs.ts';

/**
 * What the item in the status bar opens on a click: to cancel what runs, or to run what is open. Not in the palette,
 * which has each of these commands by itself.
 */
export function registerRunMenu(runs: Runs): vscode.Disposable {
  return vscode.commands.registerCommand('pagewright.runMenu', async () => {
    const cancels = runs.active().map((run) => ({
      label: `$(debug-stop) Cancel ${run.title}`,
      choose: () => run.cancel(),
    }));
    const items = [...cancels, ...(cancels.length > 0 ? whileRunning : whileIdle)];
    const choice = await vscode.window.showQuickPick(items, { placeHolder: 'Pagewright' });
    await choice?.choose();
  });
}

const whileRunning = [
  item('$(list-unordered) Show Events', 'pagewright.showEvents'),
  item('$(output) Show Log', 'pagewright.showLog'),
];

const whileIdle = [
  item('$(play) Run Extraction', 'pagewright.run'),
  item('$(beaker) Test Run…', 'pagewright.testRun'),
  item('$(list-ordered) Show Plan', 'pagewright.showPlan'),
  item('$(mortar-board) Get Started', 'pagewright.openWalkthrough'),
];

function item(label: string, command: string) {
  return { label, choose: () => vscode.commands.executeCommand(command) };
}

import * as vscode from 'vscode';
import type { Runs } from '../../running/run/runs.ts';
import type { IsOffered } from '../../shared/machineCommands.ts';
import { showList } from '../../shared/showList.ts';

/**
 * The menu of the status bar item: cancel active runs, or run the open configuration. Not in the palette, which has each
 * of these commands.
 */
export function registerRunMenu(runs: Runs, isOffered: IsOffered): vscode.Disposable {
  return vscode.commands.registerCommand('pagewright.runMenu', async () => {
    const cancels = runs.active().map((run) => ({
      label: `$(debug-stop) Cancel ${run.title}`,
      choose: () => run.cancel(),
    }));
    const items = [
      ...cancels,
      ...(cancels.length > 0 ? whileRunning : whileIdle.filter(({ command }) => isOffered(command))),
    ];
    const choice = await showList(items, { placeHolder: 'Pagewright' });
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
  return { label, command, choose: () => vscode.commands.executeCommand(command) };
}

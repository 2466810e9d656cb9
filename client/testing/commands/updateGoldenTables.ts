import { goldensText } from '@pagewright/engine/text/goldensText';
import * as vscode from 'vscode';
import { showInformationMessage } from '../../shared/messages.ts';
import type { GoldenPanels } from '../golden/goldenPanels.ts';
import type { TestItems } from '../items/testItems.ts';
import { mayTest, testedFile } from '../run/runTests.ts';
import type { DoTestTask } from '../worker/doTask.ts';
import { type CaseArgument, chosenCase } from './chosenCase.ts';

interface UpdatePorts {
  items: TestItems;
  goldens: GoldenPanels;
  doTask: DoTestTask;
}

/** `Pagewright: Update Golden Tables…`: shows what would change in the golden tables of a case, and then writes them. */
export function registerUpdateGoldenTables({ items, goldens, doTask }: UpdatePorts): vscode.Disposable {
  return vscode.commands.registerCommand('pagewright.updateGoldenTables', async (named?: CaseArgument) => {
    if (!(await mayTest())) return undefined;
    const found = await chosenCase(items, named, 'Case whose golden tables to update');
    if (found === undefined) return undefined;
    const asked = { ...testedFile(found.tests), folder: found.folder.fsPath };
    const panel = await goldens.show(asked);
    if (panel === undefined) return undefined;
    const update = 'Update Tables';
    const text = `The golden tables of "${found.item.label}" will be as this run writes them. The comparison shows what changes.`;
    if ((await showInformationMessage(text, update)) !== update) return undefined;
    const updated = await doTask('Updating golden tables', 'update', asked);
    if (updated === undefined) return undefined;
    await panel.refresh();
    void showInformationMessage(`"${found.item.label}": ${goldensText(updated)}.`);
    return updated.written;
  });
}

import * as vscode from 'vscode';
import type { GoldenPanels } from '../golden/goldenPanels.ts';
import type { TestItems } from '../items/testItems.ts';
import { mayTest, testedFile } from '../run/runTests.ts';
import { type CaseArgument, chosenCase } from './chosenCase.ts';

/** `Pagewright: Compare Golden Tables`: shows how the tables of a case differ from its golden ones. */
export function registerCompareGoldenTables(items: TestItems, goldens: GoldenPanels): vscode.Disposable {
  return vscode.commands.registerCommand('pagewright.compareGoldenTables', async (named?: CaseArgument) => {
    if (!(await mayTest())) return;
    const found = await chosenCase(items, named, 'Case whose golden tables to compare');
    if (found !== undefined) await goldens.show({ ...testedFile(found.tests), folder: found.folder.fsPath });
  });
}

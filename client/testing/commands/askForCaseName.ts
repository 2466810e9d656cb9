import { caseNamesText, isCaseName } from '@pagewright/engine/testPaths';
import * as vscode from 'vscode';
import { fileExists } from '../../shared/fileExists.ts';

/** The answers about a new case: its name, and whether its tables are golden ones. */
interface AskedCase {
  name: string;
  isGolden: boolean;
}

/** Asks for the name of a new case in a folder of tests, and whether to keep its tables. Undefined: the user cancelled. */
export async function askForCaseName(tests: vscode.Uri, proposed: string): Promise<AskedCase | undefined> {
  const name = await askForName(tests, proposed, 'Keep This Run as a Test (1/2)');
  if (name === undefined) return undefined;
  const items = [
    {
      label: 'Expectations',
      detail: 'Keys, types, counts and verdicts: they hold for other data too.',
      isGolden: false,
    },
    { label: 'Expectations and Golden Tables', detail: 'Each row must stay the same as well.', isGolden: true },
  ];
  const title = 'Keep This Run as a Test (2/2)';
  const chosen = await vscode.window.showQuickPick(items, { title, ignoreFocusOut: true });
  return chosen && { name, isGolden: chosen.isGolden };
}

/** Asks for the name of a new case, and proposes one that is free. */
export async function askForName(tests: vscode.Uri, proposed: string, title: string): Promise<string | undefined> {
  const value = await freeName(tests, proposed);
  const entered = await vscode.window.showInputBox({
    title,
    prompt: 'Name of the case, which is that of its folder',
    value,
    ignoreFocusOut: true,
    validateInput: async (text) => await problemOf(tests, text.trim()),
  });
  return entered?.trim();
}

async function problemOf(tests: vscode.Uri, name: string): Promise<string | undefined> {
  if (!isCaseName(name)) return caseNamesText;
  if (await fileExists(vscode.Uri.joinPath(tests, name))) return 'There is a case of this name already.';
  return undefined;
}

async function freeName(tests: vscode.Uri, proposed: string): Promise<string> {
  for (let number = 1; ; number++) {
    const name = number === 1 ? proposed : `${proposed}-${number}`;
    if (!(await fileExists(vscode.Uri.joinPath(tests, name)))) return name;
  }
}

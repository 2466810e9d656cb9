import { countText, numberText } from '@pagewright/engine/text/countText';
import * as vscode from 'vscode';
import { treeUri } from '../../project/files/treeName.ts';
import type { TreeRoots } from '../../project/roots/treeRoots.ts';
import { cancellable } from '../../shared/cancellable.ts';
import { showInformationMessage, withProgress } from '../../shared/messages.ts';
import type { ProjectFindings } from './projectFindings.ts';

const showProblems = 'Show Problems';

/** `Pagewright: Check Project`: checks all configurations of the trees of this window. */
export function registerCheckProject(roots: TreeRoots, findings: ProjectFindings): vscode.Disposable {
  return vscode.commands.registerCommand('pagewright.checkProject', async () => {
    const count = await withProgress(cancellable('Checking the project'), async (progress, token) => {
      let all = 0;
      const report = (done: number, of: number) =>
        progress.report({ message: `${numberText(done)} of ${countText(of, 'configuration')}` });
      for (const root of roots.all) {
        const checked = await findings.checkAll(treeUri(root), report, token);
        if (checked === undefined) return undefined;
        all += checked;
      }
      return all;
    });
    if (count !== undefined) void tell(count, findings);
  });
}

async function tell(count: number, { count: { findings, files } }: ProjectFindings): Promise<void> {
  const checked = `Checked ${countText(count, 'configuration')}`;
  if (findings === 0) return void (await showInformationMessage(`${checked}: nothing was found.`));
  const found = `${countText(findings, 'finding')} in ${countText(files, 'file')}`;
  const answer = await showInformationMessage(`${checked}: ${found}.`, showProblems);
  if (answer === showProblems) await vscode.commands.executeCommand('workbench.actions.view.problems');
}

import type { CustomRequests } from '@pagewright/debugger/messages';
import type { Edit } from 'jsonc-parser';
import * as vscode from 'vscode';
import type { Projects } from '../../project/composition/projects.ts';
import { editInTree } from '../../project/editing/editInTree.ts';
import { treeUri } from '../../project/files/treeName.ts';
import { changeOf } from '../../shared/changeOf.ts';
import { formattingOf } from '../../shared/formattingOf.ts';
import { showErrorMessage } from '../../shared/messages.ts';
import { noPagination, writeResponseParam } from '../editor/writeResponseParam.ts';
import { askAboutFrame, focusedFrame } from '../session/focusedFrame.ts';

/** The line of the view of variables on which a command was chosen. */
interface VariableLine {
  variable: { evaluateName?: string };
}

/** `Pagewright: Use as responseParam`: writes the path of a value in the response into the configuration's pagination. */
export function registerUseAsResponseParam(projects: Projects): vscode.Disposable {
  return vscode.commands.registerCommand('pagewright.debug.useAsResponseParam', async (line: VariableLine) => {
    const frame = focusedFrame();
    const { evaluateName } = line.variable;
    if (frame === undefined || evaluateName === undefined) return;
    const place = await askAboutFrame('pagewright/place', frame, { evaluateName });
    if (place === undefined) return;
    const program = await vscode.workspace.openTextDocument(frame.session.configuration['program']);
    const found = await findEdits(projects, program, place);
    if ('problem' in found) return void showErrorMessage(found.problem);
    await vscode.workspace.applyEdit(changeOf(found.document, found.edits));
    await vscode.window.showTextDocument(found.document, { preserveFocus: true });
    const text = `"${place.key}" is now "${place.path}". Continue pages on with it.`;
    void vscode.window.setStatusBarMessage(text, 10_000);
  });
}

/** The edits of the configuration, in a tree those of the file that has the pagination; or why there are none. */
async function findEdits(
  projects: Projects,
  program: vscode.TextDocument,
  place: CustomRequests['pagewright/place']['body'],
): Promise<{ document: vscode.TextDocument; edits: Edit[] } | { problem: string }> {
  const composition = (await projects.runsOf(program.uri))?.runs[0]?.composition;
  if (composition === undefined) {
    const edits = writeResponseParam(program.getText(), place, formattingOf(program));
    return 'problem' in edits ? edits : { document: program, edits };
  }
  const edit = await editInTree(composition, `${place.paginationPointer}/${place.key}`, place.path);
  if (edit === undefined) return { problem: noPagination };
  const { file, start, end, text } = edit;
  const document = await vscode.workspace.openTextDocument(treeUri(file));
  return { document, edits: [{ offset: start, length: end - start, content: text }] };
}

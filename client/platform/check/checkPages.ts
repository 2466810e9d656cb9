import type { CheckRow, FolderCheck } from '@pagewright/engine/platform';
import { localTime } from '@pagewright/engine/text/localTime';
import { printable } from '@pagewright/engine/text/printable';
import * as vscode from 'vscode';
import { loadPlatform } from '../connections/loadPlatform.ts';
import { checkPageText, type JobPlace } from './checkPageText.ts';

const scheme = 'pagewright-check';

/** A check with the folder that it was made for. */
interface ShownCheck {
  root: string;
  text: string;
  places: readonly JobPlace[];
}

/** The checks of this window as read-only documents: a table whose lines open the jobs. */
export class CheckPages implements vscode.TextDocumentContentProvider, vscode.DocumentLinkProvider {
  readonly #shown = new Map<string, ShownCheck>();
  readonly #changed = new vscode.EventEmitter<vscode.Uri>();
  readonly onDidChange = this.#changed.event;

  register(): vscode.Disposable {
    return vscode.Disposable.from(
      vscode.workspace.registerTextDocumentContentProvider(scheme, this),
      vscode.languages.registerDocumentLinkProvider({ scheme }, this),
      this.#changed,
    );
  }

  async show(root: string, { project, branch, checked }: FolderCheck): Promise<void> {
    const { checkCounts, checkRows } = await loadPlatform();
    const rows: readonly CheckRow[] = checkRows(checked);
    const at = localTime(new Date().toISOString());
    const head = [
      `Last jobs of "${printable(project.name)}", branch "${printable(branch.name)}", on ${at}`,
      checkCounts(rows),
    ];
    const name = `Last Night of ${project.name}`.replaceAll(/[/\\?#]/g, '_');
    const uri = vscode.Uri.from({ scheme, path: `/${name}`, query: root });
    this.#shown.set(uri.toString(), { root, ...checkPageText(head, rows) });
    this.#changed.fire(uri);
    const document = await vscode.workspace.openTextDocument(uri);
    await vscode.window.showTextDocument(document, { preview: false });
  }

  provideTextDocumentContent(uri: vscode.Uri): string {
    return this.#shown.get(uri.toString())?.text ?? 'Check again: this window has not done so yet.\n';
  }

  provideDocumentLinks({ uri }: vscode.TextDocument): vscode.DocumentLink[] {
    const shown = this.#shown.get(uri.toString());
    return (shown?.places ?? []).map(({ line, start, end, component, id, name, job }) => {
      const remote = { root: shown?.root, component, id, name };
      const args = encodeURIComponent(JSON.stringify([{ remote }, job]));
      const target = vscode.Uri.parse(`command:pagewright.showJob?${args}`);
      const link = new vscode.DocumentLink(new vscode.Range(line, start, line, end), target);
      link.tooltip = 'Show the job';
      return link;
    });
  }
}

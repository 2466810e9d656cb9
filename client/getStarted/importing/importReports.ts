import type { ImportReport } from '@pagewright/engine/descriptions';
import { configName } from '@pagewright/engine/placeNames';
import * as vscode from 'vscode';
import { uriName } from '../../shared/uriName.ts';
import { importReportMarkdown } from './importReport.ts';

const scheme = 'pagewright-import';

/** The reports of the imports of this session, as read-only documents. */
export class ImportReports implements vscode.TextDocumentContentProvider {
  readonly #texts = new Map<string, string>();
  readonly #changed = new vscode.EventEmitter<vscode.Uri>();
  readonly onDidChange = this.#changed.event;

  register(): vscode.Disposable {
    return vscode.Disposable.from(vscode.workspace.registerTextDocumentContentProvider(scheme, this), this.#changed);
  }

  /** Shows the report of the import that wrote a configuration, rendered. */
  async show(config: vscode.Uri, report: ImportReport, viewColumn: vscode.ViewColumn): Promise<void> {
    const uri = vscode.Uri.from({ scheme, path: `/${configName(uriName(config))}.import.md` });
    this.#texts.set(uri.path, importReportMarkdown(report));
    this.#changed.fire(uri);
    const options = { viewColumn, preserveFocus: true, preview: false };
    await vscode.commands.executeCommand('vscode.openWith', uri, 'vscode.markdown.preview.editor', options);
  }

  provideTextDocumentContent({ path }: vscode.Uri): string {
    return this.#texts.get(path) ?? 'The report of this import is no longer available.\n';
  }
}

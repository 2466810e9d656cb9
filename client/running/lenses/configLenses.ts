import * as vscode from 'vscode';
import { configSelector } from '../../language/documents/isConfigDocument.ts';
import type { FileChoices } from '../../shared/fileChoices.ts';
import type { Environments } from '../environments/environments.ts';
import type { Runs } from '../run/runs.ts';
import { outputName } from '../values/outputName.ts';

/** Lenses above a configuration about a file that its runs leave. */
interface ConfigLenses {
  /** The glob pattern of such files. */
  files: string;
  /** The lenses of a configuration in this environment, or with these values, each with a command that takes the document's URI. */
  lensesOf(
    document: vscode.TextDocument,
    environment: string | undefined,
  ): Promise<{ title: string; tooltip: string; command: string }[]>;
}

/**
 * Shows the lenses in the first line, and asks for them again after a run, a switch of environments and a change of
 * files. Their titles are short, because they share the line.
 */
export function registerConfigLenses(
  runs: Runs,
  { environments, values }: { environments: Environments; values: FileChoices },
  { files, lensesOf }: ConfigLenses,
): vscode.Disposable {
  const changed = new vscode.EventEmitter<void>();
  const refresh = () => changed.fire();
  const watcher = vscode.workspace.createFileSystemWatcher(files);
  const provider: vscode.CodeLensProvider = {
    onDidChangeCodeLenses: changed.event,
    async provideCodeLenses(document) {
      const lenses = await lensesOf(document, outputName(document.fileName, { environments, values }));
      const command = { arguments: [document.uri.toString()] };
      return lenses.map((lens) => new vscode.CodeLens(new vscode.Range(0, 0, 0, 0), { ...command, ...lens }));
    },
  };
  return vscode.Disposable.from(
    vscode.languages.registerCodeLensProvider(
      configSelector.map((each) => ({ ...each, scheme: 'file' })),
      provider,
    ),
    runs.onDidEnd(refresh),
    environments.onDidChange(refresh),
    values.onDidChange(refresh),
    watcher,
    watcher.onDidCreate(refresh),
    watcher.onDidDelete(refresh),
    changed,
  );
}

import * as vscode from 'vscode';
import { sqlStatements } from '../sql/sqlStatements.ts';
import { queryDocuments } from './queryDocument.ts';

/** Runs one statement of a storage query. Takes the URI of its document and an offset; if absent, the cursor's. */
export const runQueryCommand = 'pagewright.runQuery';

/** Offers a run lens above each statement of a storage query. */
export class QueryLenses implements vscode.CodeLensProvider {
  register(): vscode.Disposable {
    return vscode.languages.registerCodeLensProvider(queryDocuments, this);
  }

  provideCodeLenses(document: vscode.TextDocument): vscode.CodeLens[] {
    return sqlStatements(document.getText()).map(({ start }) => {
      const command = {
        title: '$(play) Run Query',
        command: runQueryCommand,
        arguments: [document.uri.toString(), start],
      };
      const place = document.positionAt(start);
      return new vscode.CodeLens(new vscode.Range(place, place), command);
    });
  }
}

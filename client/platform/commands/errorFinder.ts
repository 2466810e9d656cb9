import type { LayoutName } from '@pagewright/engine/platform';
import { configurationFile, isTreeFile } from '@pagewright/engine/treeNames';
import { type ErrorsParams, errorsRequest } from '@pagewright/server/protocol';
import * as vscode from 'vscode';
import type { LanguageSupport } from '../../language/client/languageSupport.ts';
import { isConfigDocument } from '../../language/documents/isConfigDocument.ts';
import { treatAsConfiguration } from '../../language/offer/treatAsConfiguration.ts';
import { treatAsTreeFile } from '../../project/recognition/treatAsTreeFile.ts';
import { uriName } from '../../shared/uriName.ts';

/** Finds the errors of configurations that are about to be pushed, as the editor marks them. */
export class ErrorFinder {
  readonly #language: LanguageSupport;

  constructor(language: LanguageSupport) {
    this.#language = language;
  }

  /** A sentence with its place for each error in a configuration: a file, or a folder, from the folder of the link. */
  async in(root: string, place: string, layout: LayoutName): Promise<string[]> {
    const file = vscode.Uri.joinPath(vscode.Uri.file(root), configurationFile(layout, place));
    const files = isTreeFile(file.path) ? await this.#filesBeside(file) : [file];
    const found = await Promise.all(files.map((each) => this.#errorsOf(each)));
    return found.flat();
  }

  /** The configuration and its rows. */
  async #filesBeside(file: vscode.Uri): Promise<vscode.Uri[]> {
    const name = uriName(file);
    const pattern = new vscode.RelativePattern(vscode.Uri.joinPath(file, '..'), `{${name},rows/*/${name}}`);
    return await vscode.workspace.findFiles(pattern);
  }

  async #errorsOf(file: vscode.Uri): Promise<string[]> {
    const opened = await vscode.workspace.openTextDocument(file);
    const document = file.path.endsWith('.extractor.json')
      ? await treatAsConfiguration(opened)
      : await treatAsTreeFile(opened);
    if (!isConfigDocument(document)) return [];
    const client = await this.#language.client();
    const params: ErrorsParams = { textDocument: { uri: client.code2ProtocolConverter.asUri(document.uri) } };
    const errors = await client.sendRequest<string[]>(errorsRequest, params);
    return errors.map((error) => `${vscode.workspace.asRelativePath(file)}: ${error}`);
  }
}

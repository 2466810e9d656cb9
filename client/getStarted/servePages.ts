import * as vscode from 'vscode';
import { pagesScheme } from '../shared/documentationUri.ts';

/** Registers the pages that ship with the extension as read-only files, for an extension that lies on the web. */
export function servePages({ extensionUri }: vscode.ExtensionContext): vscode.Disposable {
  const { fs, registerFileSystemProvider } = vscode.workspace;
  const read = (uri: vscode.Uri) => fs.readFile(extensionUri.with({ path: uri.path }));
  const refuse = (uri: vscode.Uri) => {
    throw vscode.FileSystemError.NoPermissions(uri);
  };
  const pages: vscode.FileSystemProvider = {
    onDidChangeFile: () => ({ dispose: () => undefined }),
    watch: () => ({ dispose: () => undefined }),
    stat: async (uri) => ({ type: vscode.FileType.File, ctime: 0, mtime: 0, size: (await read(uri)).length }),
    readFile: read,
    readDirectory: () => [],
    createDirectory: refuse,
    writeFile: refuse,
    delete: refuse,
    rename: refuse,
  };
  return registerFileSystemProvider(pagesScheme, pages, { isReadonly: true });
}

import * as vscode from 'vscode';
import { webviewHtml } from './webviewHtml.ts';

/** Loads one of the pages bundled into `dist/webviews.js` into a webview, by its name, which is that of its style sheet. */
export function openWebview(
  webview: vscode.Webview,
  extension: vscode.Uri,
  { name, title }: { name: string; title: string },
): void {
  const dist = vscode.Uri.joinPath(extension, 'dist');
  const address = (file: string) => webview.asWebviewUri(vscode.Uri.joinPath(dist, file)).toString();
  webview.options = { enableScripts: true, localResourceRoots: [dist] };
  webview.html = webviewHtml({
    title,
    view: name,
    cspSource: webview.cspSource,
    script: address('webviews.js'),
    style: address(`${name}.css`),
    icons: address('codicon.css'),
  });
}

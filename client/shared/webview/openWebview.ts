import * as vscode from 'vscode';
import { webviewHtml } from './webviewHtml.ts';

/** Loads one of the pages bundled into `dist/` into a webview, by the name of its bundle. */
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
    cspSource: webview.cspSource,
    script: address(`${name}.js`),
    style: address(`${name}.css`),
    icons: address('codicon.css'),
  });
}

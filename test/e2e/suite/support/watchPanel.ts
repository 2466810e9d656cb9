import * as vscode from 'vscode';
import { apiOfExtension } from './apiOfExtension.ts';

/** The next panel that the extension opens, as its page sees it. */
export interface WatchedPanel<To, From> {
  /** The message that came last. */
  last(): To | undefined;
  /** Acts as the page does. */
  send(message: From): void;
}

/** Collects what the extension sends to the page of the next panel that it opens; a test can send what the page would. */
export function watchPanel<To, From>(): WatchedPanel<To, From> {
  const { window } = apiOfExtension();
  const { createWebviewPanel } = window;
  const said = new vscode.EventEmitter<From>();
  let last: To | undefined;
  window.createWebviewPanel = (...made) => {
    window.createWebviewPanel = createWebviewPanel;
    const panel = createWebviewPanel(...made);
    const { webview } = panel;
    const post = webview.postMessage.bind(webview);
    webview.postMessage = (message: To) => {
      last = message;
      return post(message);
    };
    const onDidReceive = webview.onDidReceiveMessage.bind(webview);
    Object.defineProperty(webview, 'onDidReceiveMessage', {
      value: (listener: (message: From) => void) =>
        vscode.Disposable.from(onDidReceive(listener), said.event(listener)),
    });
    return panel;
  };
  return { last: () => last, send: (message) => said.fire(message) };
}

import type * as vscode from 'vscode';

/**
 * A webview in a tab that may be closed at any moment, even during an `await`. Messages to a closed or hidden webview are
 * dropped; VS Code throws when a closed one is touched.
 */
export class LivePanel<Message> {
  readonly #panel: vscode.WebviewPanel;
  #isClosed = false;

  constructor(panel: vscode.WebviewPanel) {
    this.#panel = panel;
    panel.onDidDispose(() => {
      this.#isClosed = true;
    });
  }

  get isVisible(): boolean {
    return !this.#isClosed && this.#panel.visible;
  }

  get isActive(): boolean {
    return !this.#isClosed && this.#panel.active;
  }

  async post(message: Message): Promise<void> {
    if (this.isVisible) await this.#panel.webview.postMessage(message);
  }
}

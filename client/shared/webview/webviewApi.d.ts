/** The objects of VS Code for a webview, once: the channel to the extension, and a state that is kept for the page. */
declare function acquireVsCodeApi<Message, State>(): {
  postMessage(message: Message): void;
  getState(): State | undefined;
  setState(state: State): void;
};

// The entry of the test pane in its webview, as part of dist/webviews.js.
import '@vscode-elements/elements/dist/vscode-button/index.js';
import '@vscode-elements/elements/dist/vscode-icon/index.js';
import { render } from 'lit-html';
import type { FromTestView, TestViewState, ToTestView } from '../testPane/testMessages.ts';
import { testTemplate } from './testTemplate.ts';

const vscode = acquireVsCodeApi<FromTestView, TestViewState>();
const root = document.getElementById('root') ?? document.body;

window.addEventListener('message', ({ data: { page } }: MessageEvent<ToTestView>) => {
  vscode.setState(page.kept);
  render(
    testTemplate(page, (message) => vscode.postMessage(message)),
    root,
  );
});

vscode.postMessage({ type: 'ready' });

// The entry of the preview of a configuration's tables in its webview, bundled into dist/previewView.js.
import '@vscode-elements/elements/dist/vscode-button/index.js';
import '@vscode-elements/elements/dist/vscode-icon/index.js';
import { patchChildren } from '../../shared/webview/patchNode.ts';
import type { FromPreviewView, PreviewAction, ToPreviewView } from '../preview/previewMessages.ts';
import { previewNode } from './previewNode.ts';

declare function acquireVsCodeApi(): {
  postMessage(message: FromPreviewView): void;
  setState(state: { config: string }): void;
};

const vscode = acquireVsCodeApi();
const root = document.getElementById('root') ?? document.body;

window.addEventListener('message', ({ data }: MessageEvent<ToPreviewView>) => {
  vscode.setState({ config: data.page.address });
  patchChildren(root, previewNode(data.page));
});

root.addEventListener('click', (event) => {
  const target = event.target instanceof Element ? event.target.closest('[data-action]') : undefined;
  const action = target?.getAttribute('data-action');
  if (isAction(action)) vscode.postMessage({ type: 'act', action });
});

function isAction(text: string | null | undefined): text is PreviewAction {
  return text === 'firstPage' || text === 'testRun';
}

vscode.postMessage({ type: 'ready' });

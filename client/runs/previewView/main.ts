// The entry of the preview of a configuration's tables in its webview, bundled into dist/previewView.js.
import '@vscode-elements/elements/dist/vscode-button/index.js';
import '@vscode-elements/elements/dist/vscode-icon/index.js';
import { render } from 'lit-html';
import type { FromPreviewView, PreviewViewState, ToPreviewView } from '../preview/previewMessages.ts';
import { previewTemplate } from './previewTemplate.ts';

const vscode = acquireVsCodeApi<FromPreviewView, PreviewViewState>();
const root = document.getElementById('root') ?? document.body;

window.addEventListener('message', ({ data: { page } }: MessageEvent<ToPreviewView>) => {
  vscode.setState({ config: page.address });
  render(
    previewTemplate(page, (action) => vscode.postMessage({ type: 'act', action })),
    root,
  );
});

vscode.postMessage({ type: 'ready' });

// The page of the table editor, as part of dist/webviews.js.
import '@vscode-elements/elements/dist/vscode-icon/index.js';
import '@vscode-elements/elements/dist/vscode-option/index.js';
import '@vscode-elements/elements/dist/vscode-progress-bar/index.js';
import '@vscode-elements/elements/dist/vscode-single-select/index.js';
import '@vscode-elements/elements/dist/vscode-textfield/index.js';
import '@vscode-elements/elements/dist/vscode-toolbar-button/index.js';
import type { ToTableView } from '../file/tableMessages.ts';
import { host } from './host.ts';
import { TablePage } from './tablePage.ts';

const root = document.getElementById('root');
if (root !== null) {
  const heading = Object.assign(document.createElement('h1'), { className: 'aloud', textContent: document.title });
  root.prepend(heading);
  const page = new TablePage(root, document.title);
  window.addEventListener('message', ({ data }: MessageEvent<ToTableView>) => page.take(data));
  host.ask({ type: 'ready' });
}

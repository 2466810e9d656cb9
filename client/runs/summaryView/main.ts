// The entry of the summary of a run in its webview, as part of dist/webviews.js.
import '@vscode-elements/elements/dist/vscode-button/index.js';
import '@vscode-elements/elements/dist/vscode-icon/index.js';
import { html, render } from 'lit-html';
import { debounce } from '../../shared/throttle.ts';
import type { FromSummaryView, SummaryPage, SummaryViewState, ToSummaryView } from '../summary/summaryMessages.ts';
import { summaryTemplate } from './summaryTemplate.ts';
import type { ViewState } from './viewState.ts';

const vscode = acquireVsCodeApi<FromSummaryView, SummaryViewState>();
const root = document.getElementById('root') ?? document.body;
const kept = vscode.getState();
const open = new Set(kept?.open);
/** The scroll position to restore; undefined once restored. */
let scroll = kept?.scroll;
let page: SummaryPage | undefined;

const state: ViewState = {
  open,
  /** A chart is no wider than the eye can take in, and no narrower than its labels need. */
  get width() {
    return Math.round(Math.min(960, Math.max(280, root.clientWidth)));
  },
  toggle(part) {
    if (!open.delete(part)) open.add(part);
    show();
  },
  act: (action) => vscode.postMessage({ type: 'act', action }),
  openTable: (table) => vscode.postMessage({ type: 'openTable', table }),
  findPagination: (job) => vscode.postMessage({ type: 'findPagination', job }),
};

function show(): void {
  if (page === undefined) return;
  render(summaryTemplate(page, state), root);
  if (scroll !== undefined) window.scrollTo(0, scroll);
  scroll = undefined;
  keep();
}

function keep(): void {
  if (page !== undefined) vscode.setState({ run: page.run, open: [...open], scroll: window.scrollY });
}

function take(message: ToSummaryView): void {
  switch (message.type) {
    case 'page':
      page = message.page;
      show();
      return;
    case 'gone':
      page = undefined;
      render(html`<p>This run no longer exists: it was deleted, or it exceeded the limit of kept runs.</p>`, root);
      return;
    default:
      message satisfies never;
  }
}

window.addEventListener('scroll', debounce(keep, 200));
window.addEventListener('message', ({ data }: MessageEvent<ToSummaryView>) => take(data));
new ResizeObserver(show).observe(root);
vscode.postMessage({ type: 'ready' });

// The entry of the summary of a run in its webview, bundled into dist/summaryView.js.
import { debounce } from '../../shared/throttle.ts';
import '@vscode-elements/elements/dist/vscode-button/index.js';
import '@vscode-elements/elements/dist/vscode-icon/index.js';
import { element } from '../../shared/webview/pageNode.ts';
import { patchChildren } from '../../shared/webview/patchNode.ts';
import type {
  FromSummaryView,
  SummaryAction,
  SummaryPage,
  SummaryViewState,
  ToSummaryView,
} from '../summary/summaryMessages.ts';
import { summaryNode } from './summaryNode.ts';

declare function acquireVsCodeApi(): {
  postMessage(message: FromSummaryView): void;
  getState(): SummaryViewState | undefined;
  setState(state: SummaryViewState): void;
};

const vscode = acquireVsCodeApi();
const root = document.getElementById('root') ?? document.body;
const kept = vscode.getState();
const open = new Set(kept?.open);
/** Where the page was scrolled to before; once it is there again, the person scrolls. */
let scroll = kept?.scroll;
let page: SummaryPage | undefined;

/** A picture is no wider than it can be taken in at a glance, and no narrower than its labels need. */
function width(): number {
  return Math.round(Math.min(960, Math.max(280, root.clientWidth)));
}

function render(): void {
  if (page === undefined) return;
  patchChildren(root, summaryNode(page, { open, width: width() }));
  if (scroll !== undefined) window.scrollTo(0, scroll);
  scroll = undefined;
  keep();
}

function keep(): void {
  if (page !== undefined) vscode.setState({ run: page.run, open: [...open], scroll: window.scrollY });
}

window.addEventListener('message', ({ data }: MessageEvent<ToSummaryView>) => {
  if (data.type === 'page') {
    page = data.page;
    render();
  } else {
    patchChildren(root, [
      element('p', {}, 'This run is no longer known: it was deleted, or it was over the limit of kept runs.'),
    ]);
  }
});

root.addEventListener('click', (event) => {
  const target = event.target instanceof Element ? event.target : undefined;
  const part = target?.closest('summary[data-part]')?.getAttribute('data-part');
  if (part != null) {
    // What is open is kept here, so that the next state of the run does not close it.
    event.preventDefault();
    if (!open.delete(part)) open.add(part);
    return render();
  }
  const action = target?.closest('[data-action]')?.getAttribute('data-action');
  if (isAction(action)) vscode.postMessage({ type: 'act', action });
  const table = target?.closest('[data-table]')?.getAttribute('data-table');
  if (table != null) vscode.postMessage({ type: 'openTable', table });
});

function isAction(text: string | null | undefined): text is SummaryAction {
  return ['text', 'events', 'again', 'compare', 'cancel'].some((action) => action === text);
}

window.addEventListener('scroll', debounce(keep, 200));
new ResizeObserver(render).observe(root);
vscode.postMessage({ type: 'ready' });

// The entry of the comparison of two runs in its webview, as part of dist/webviews.js.
import '@vscode-elements/elements/dist/vscode-button/index.js';
import '@vscode-elements/elements/dist/vscode-icon/index.js';
import { html, render } from 'lit-html';
import { debounce } from '../../shared/throttle.ts';
import type {
  ComparePage,
  CompareViewState,
  FromCompareView,
  GoldenPage,
  ToCompareView,
} from '../compare/compareMessages.ts';
import { compareTemplate } from './compareTemplate.ts';
import { goldenTemplate } from './goldenTemplate.ts';
import type { ViewState } from './viewState.ts';

const vscode = acquireVsCodeApi<FromCompareView, CompareViewState>();
const root = document.getElementById('root') ?? document.body;
const kept = vscode.getState();
/** The scroll position to restore; undefined once restored. */
let scroll = kept?.scroll;
let page: ComparePage | GoldenPage | undefined;

const state: ViewState = {
  showsEqual: kept?.showsEqual ?? false,
  toggleEqual() {
    state.showsEqual = !state.showsEqual;
    show();
  },
  openSides: (text) => vscode.postMessage({ type: 'side', text }),
  openSummary: (run) => vscode.postMessage({ type: 'summary', run }),
};

function show(): void {
  if (page === undefined) return;
  render('golden' in page ? goldenTemplate(page, state) : compareTemplate(page, state), root);
  if (scroll !== undefined) window.scrollTo(0, scroll);
  scroll = undefined;
  keep();
}

function keep(): void {
  if (page === undefined) return;
  const subject = 'golden' in page ? { golden: page.golden } : { runs: page.runs };
  vscode.setState({ ...subject, showsEqual: state.showsEqual, scroll: window.scrollY });
}

function take(message: ToCompareView): void {
  switch (message.type) {
    case 'page':
    case 'golden':
      page = message.page;
      show();
      return;
    case 'gone':
      page = undefined;
      render(
        html`<p>One of the two runs no longer exists: it was deleted, or it exceeded the limit of kept runs.</p>`,
        root,
      );
      return;
    default:
      message satisfies never;
  }
}

window.addEventListener('scroll', debounce(keep, 200));
window.addEventListener('message', ({ data }: MessageEvent<ToCompareView>) => take(data));
vscode.postMessage({ type: 'ready' });

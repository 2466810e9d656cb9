// The entry of the last jobs of a project in their webview, bundled into dist/lastNightView.js.
import '@vscode-elements/elements/dist/vscode-button/index.js';
import { render } from 'lit-html';
import { debounce } from '../../shared/throttle.ts';
import type {
  FromLastNight,
  LastNightPage,
  LastNightRow,
  LastNightState,
  ToLastNight,
} from '../lastNight/lastNightMessages.ts';
import { lastNightTemplate } from './lastNightTemplate.ts';
import { sortedRows } from './shownRows.ts';
import type { ViewState } from './viewState.ts';

/** How many rows are drawn at once: thousands would hold up the first ones. */
const slice = 150;

const vscode = acquireVsCodeApi<FromLastNight, LastNightState>();
const root = document.getElementById('root') ?? document.body;
const kept = vscode.getState();
/** The scroll position to restore; undefined once restored. */
let scroll = kept?.scroll;
let folder: string | undefined;
let page: LastNightPage | undefined;
let sorted: LastNightRow[] = [];
const rows = new Map<string, LastNightRow>();
const shown = new Set(kept?.shown);

const state: ViewState = {
  shown,
  limit: slice,
  toggle(standing) {
    if (!shown.delete(standing)) shown.add(standing);
    show();
  },
  showAll() {
    shown.clear();
    show();
  },
  check: () => vscode.postMessage({ type: 'check' }),
  cancel: () => vscode.postMessage({ type: 'cancel' }),
  copy: () => vscode.postMessage({ type: 'copy' }),
  act: (action, key) => vscode.postMessage({ type: 'row', action, key }),
};

function show(): void {
  if (page === undefined) return;
  render(lastNightTemplate(page, sorted, state), root);
  if (sorted.length > state.limit) requestAnimationFrame(showMore);
  else restoreScroll();
  keep();
}

/** Draws the next rows. Several requests in one frame make them larger, not more. */
function showMore(): void {
  if (sorted.length <= state.limit) return;
  state.limit += slice;
  show();
}

function restoreScroll(): void {
  if (scroll === undefined || sorted.length === 0) return;
  window.scrollTo(0, scroll);
  scroll = undefined;
}

function keep(): void {
  if (folder !== undefined) vscode.setState({ root: folder, shown: [...shown], scroll: scroll ?? window.scrollY });
}

function take(message: ToLastNight): void {
  if (message.isWhole) rows.clear();
  for (const row of message.rows) rows.set(row.key, row);
  if (message.isWhole || message.rows.length > 0) sorted = sortedRows(rows.values());
  folder = message.root;
  page = message.page;
  show();
}

window.addEventListener('scroll', debounce(keep, 200));
window.addEventListener('message', ({ data }: MessageEvent<ToLastNight>) => take(data));
vscode.postMessage({ type: 'ready' });

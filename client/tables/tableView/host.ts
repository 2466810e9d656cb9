import type { TableRequest } from '../file/tableMessages.ts';
import type { SavedState } from './savedState.ts';

const api = acquireVsCodeApi<TableRequest, SavedState>();

/** The extension, from the page's point of view. */
export const host = {
  ask: (request: TableRequest): void => api.postMessage(request),
  keep: (state: SavedState): void => api.setState(state),
  /** The state kept by some version of this page. */
  kept: (): unknown => api.getState(),
};

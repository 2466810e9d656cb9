import type { TableRequest } from '../file/tableMessages.ts';

/** What VS Code gives to a page in a webview, once. */
interface WebviewApi {
  postMessage(message: unknown): void;
  getState(): unknown;
  setState(state: unknown): void;
}

declare function acquireVsCodeApi(): WebviewApi;

const api = acquireVsCodeApi();

/** The extension, from the page's point of view. */
export const host = {
  ask: (request: TableRequest): void => api.postMessage(request),
  keep: (state: unknown): void => api.setState(state),
  kept: (): unknown => api.getState(),
};

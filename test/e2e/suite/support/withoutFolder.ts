import { apiOfExtension } from './apiOfExtension.ts';

/** Does something while the extension sees no folder open. The window of the suite cannot close its own. */
export async function withoutFolder<Result>(work: () => PromiseLike<Result>): Promise<Result> {
  const { workspace } = apiOfExtension();
  const original = Object.getOwnPropertyDescriptor(workspace, 'workspaceFolders');
  Object.defineProperty(workspace, 'workspaceFolders', { configurable: true, get: () => undefined });
  try {
    return await work();
  } finally {
    if (original !== undefined) Object.defineProperty(workspace, 'workspaceFolders', original);
  }
}

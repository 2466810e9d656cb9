import { withWorkspace } from './withWorkspace.ts';

/** Does something while the extension sees no folder open. The window of the suite cannot close its own. */
export async function withoutFolder<Result>(work: () => PromiseLike<Result>): Promise<Result> {
  return await withWorkspace('workspaceFolders', undefined, work);
}

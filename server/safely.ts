/** The description of a task for the log. */
export interface Task {
  /** The name, for example `textDocument/hover`. */
  name: string;
  uri: string;
}

/** Does the work; an error results in the fallback, and a log entry that names the document. */
export async function safely<R>(
  { name, uri }: Task,
  fallback: R,
  work: () => R | PromiseLike<R>,
  log: (line: string) => void,
): Promise<R> {
  try {
    return await work();
  } catch (error) {
    log(`${name} failed for ${uri}: ${error instanceof Error ? (error.stack ?? error.message) : String(error)}`);
    return fallback;
  }
}

/** What an API responds to a path and its query, made before the first request; undefined is a 404. */
export type Answer = (path: string, query: URLSearchParams) => Buffer | undefined;

/** A response's body: UTF-8, no spaces, as most APIs write it. */
export function bodyOf(response: unknown): Buffer {
  return Buffer.from(JSON.stringify(response));
}

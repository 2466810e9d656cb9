/** The body that an API responds with to a path and its query; undefined is a 404. What is costly was made before. */
export type Api = (path: string, query: URLSearchParams) => Buffer | undefined;

/** A response's body: UTF-8, no spaces, as most APIs write it. */
export function bodyOf(response: unknown): Buffer {
  return Buffer.from(JSON.stringify(response));
}

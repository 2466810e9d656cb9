const statuses: ReadonlySet<number> = new Set([420, 429, 503]);

/** Whether an API refuses a request with this status because there are too many. */
export function isRefusal(status: number | undefined): boolean {
  return status !== undefined && statuses.has(status);
}

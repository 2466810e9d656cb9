const unavailable = 503;

const statuses: ReadonlySet<number> = new Set([420, 429, unavailable]);

/** Whether an API refuses a request with this status because there are too many. */
export function isRefusal(status: number | undefined): boolean {
  return status !== undefined && statuses.has(status);
}

/** Whether an API with this status may be down, rather than refuse. */
export function mayBeDown(status: number | undefined): boolean {
  return status === unavailable;
}

/** The longest wait that is allowed, for the event of a wait that is at least half as long: it may become too long. */
export function nearMaxWait(delayMs: number, maxWaitMs: number): { maxWaitMs?: number } {
  return delayMs >= maxWaitMs / 2 ? { maxWaitMs } : {};
}

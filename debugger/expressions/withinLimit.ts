import vm from 'node:vm';

/** The maximum time of an expression, over all records of a page. */
const maxMs = 3_000;

/** Thrown by an expression that takes too long. */
export class OutOfTime extends Error {}

// Only code in a separate context can be ended from outside, even a pattern that backtracks.
const room = vm.createContext({ work: undefined });
const call = new vm.Script('work()');

/**
 * Does some work in this thread, and ends it if it takes too long: nothing else runs meanwhile. Throws OutOfTime. Not
 * for work within such work: the end of one limit removes the other.
 */
export function withinLimit<Result>(work: () => Result, limitMs: number = maxMs): Result {
  room['work'] = work;
  try {
    return call.runInContext(room, { timeout: limitMs });
  } catch (error) {
    if (!isTimeout(error)) throw error;
    throw new OutOfTime(`It takes longer than ${limitMs / 1000} seconds, so it was ended.`);
  } finally {
    room['work'] = undefined;
  }
}

/** Whether an error is a timeout, whose class is not known here. */
function isTimeout(error: unknown): boolean {
  return (
    typeof error === 'object' && error !== null && 'code' in error && error.code === 'ERR_SCRIPT_EXECUTION_TIMEOUT'
  );
}

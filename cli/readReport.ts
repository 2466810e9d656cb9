import { findRun } from '@pagewright/engine/reports';
import { isUserError, type RunReport } from '@pagewright/engine/run';
import { complain } from './printing/complain.ts';

/** The report of a run at an address; undefined, after a message, if there is none. */
export async function readReport(address: string): Promise<RunReport | undefined> {
  try {
    // Reading is short: a signal ends the process.
    return (await findRun(address, new AbortController().signal)).report;
  } catch (error) {
    if (!isUserError(error)) throw error;
    complain(error.message);
    return undefined;
  }
}

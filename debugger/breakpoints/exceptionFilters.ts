import { type EvidenceCode, evidenceCodes } from '@pagewright/engine/debugging';
import type { RunEvent } from '@pagewright/engine/run';
import type { DebugProtocol } from '@vscode/debugprotocol';

/** An unusual event at which a run can stop, wherever it happens. */
interface ExceptionFilter extends DebugProtocol.ExceptionBreakpointsFilter {
  after?(event: RunEvent): boolean;
  /** Whether it is evidence of this kind about a job that has ended. */
  finds?(code: EvidenceCode): boolean;
}

/** All filters, as the view of breakpoints offers them. */
export const exceptionFilters: readonly ExceptionFilter[] = [
  {
    filter: 'failed',
    label: 'Failed Requests',
    description: 'A request got no response, or one with an error status.',
    after: (event) => event.kind === 'request' && (event.error !== undefined || (event.status ?? 0) >= 400),
  },
  {
    filter: 'retry',
    label: 'Retries and Limits',
    description: 'A request is about to be repeated, or has to wait because the API allows none for now.',
    // A wait after a refusal comes with the retry of the request.
    after: (event) => event.kind === 'retry' || (event.kind === 'waiting' && event.reason === 'used-up'),
  },
  {
    filter: 'warning',
    label: 'Warnings',
    description: 'The run warns of something.',
    after: ({ level }) => level === 'warning',
  },
  {
    filter: 'missing',
    label: 'Missing Values',
    description: 'A job has ended, and no response had the next page or the records where they are looked for.',
    finds: (code) => code === 'path-never-found' || code === 'data-field-never-found',
  },
  {
    filter: 'doubt',
    label: 'Doubts of the Verdict',
    description: 'A job has ended, and something suggests that not all of its records were read.',
    finds: (code) => evidenceCodes[code] !== 'complete',
  },
];

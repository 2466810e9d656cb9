import type { DebugProtocol } from '@vscode/debugprotocol';
import { isStop, type Moment } from '../../engine/debugging.ts';
import type { RunEvent } from '../../engine/index.ts';

/** Something unusual at which a run can stop, wherever it happens. */
interface ExceptionFilter extends DebugProtocol.ExceptionBreakpointsFilter {
  /** What happened, if a moment is this. */
  at?(moment: Moment): string | undefined;
  after?(event: RunEvent): boolean;
}

/** All of them, as the view of breakpoints offers them. */
export const exceptionFilters: readonly ExceptionFilter[] = [
  {
    filter: 'failed',
    label: 'Failed Requests',
    description: 'A request got no response, or one with an error status.',
    after: (event) => event.kind === 'request' && (event.error !== undefined || (event.status ?? 0) >= 400),
  },
  {
    filter: 'retry',
    label: 'Retries',
    description: 'A request is about to be repeated.',
    after: ({ kind }) => kind === 'retry',
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
    description: 'The response does not have the value that leads to the next page.',
    at: (moment) => {
      const path = moment.kind === 'next' && isStop(moment.next) ? moment.next.missingPath : undefined;
      return path === undefined ? undefined : `The response has nothing at "${path}".`;
    },
  },
  {
    filter: 'doubt',
    label: 'Doubts of the Verdict',
    description: 'A job has ended, and it is not certain that all of its records were read.',
    at: (moment) => {
      const status = moment.kind === 'end' ? moment.verdict.status : 'complete';
      return status === 'complete' ? undefined : `The verdict on this job is "${status}".`;
    },
  },
];

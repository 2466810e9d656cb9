import type { JobRequest, Moment, Step, Stop, WatchedJob, WatchedPage } from '../../engine/debugging.ts';

type End = Extract<Moment, { kind: 'end' }>;

/** A run of a job on the stack, and what is known of its page at hand. */
export class JobFrame {
  readonly run: WatchedJob;
  /** Which run of the job it is, from 1. */
  readonly number: number;
  /** Of the page at hand, from 1; 0 before the first. */
  page = 0;
  request: JobRequest;
  why: string | undefined;
  response: WatchedPage | undefined;
  next: Step | Stop | undefined;
  end: End | undefined;
  /** Kept so far. */
  records = 0;

  constructor(run: WatchedJob, number: number, request: JobRequest) {
    this.run = run;
    this.number = number;
    this.request = request;
  }

  get name(): string {
    return this.run.job.name;
  }

  /** Takes in what happens in this run of the job. */
  see(moment: Moment): void {
    switch (moment.kind) {
      case 'request':
        this.page = moment.page;
        this.request = moment.request;
        this.why = moment.why;
        this.response = undefined;
        this.next = undefined;
        return;
      case 'response':
        this.response = moment.page;
        return;
      case 'rows':
        this.records += moment.kept.length;
        return;
      case 'next':
        this.next = moment.next;
        return;
      case 'end':
        this.end = moment;
        return;
      default:
        return;
    }
  }
}

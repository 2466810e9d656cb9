import type {
  JobRequest,
  Moment,
  NextMoment,
  Page,
  Records,
  Step,
  Stop,
  WatchedJob,
} from '@pagewright/engine/debugging';

type End = Extract<Moment, { kind: 'end' }>;

interface KnownPage {
  /** The number, from 1; 0 before the first. */
  number: number;
  /** The request as the paging made it, and as it is sent: somebody may change it. */
  asked: JobRequest;
  request: JobRequest;
  why?: string | undefined;
  read?: Page;
  found?: Records;
  decided?: NextMoment;
}

/** A run of a job on the stack, with its current page. */
export class JobFrame {
  readonly run: WatchedJob;
  /** The request of the job before any paging. */
  readonly first: JobRequest;
  /** The number of the run of the job, from 1. */
  readonly number: number;
  end: End | undefined;
  /** The number of records kept so far. */
  records = 0;
  /** The last pages: one may wait for the next before its records become rows. */
  #pages: KnownPage[];
  #shown: KnownPage;

  constructor(run: WatchedJob, number: number, request: JobRequest) {
    this.run = run;
    this.number = number;
    this.first = request;
    this.#shown = { number: 0, asked: request, request };
    this.#pages = [this.#shown];
  }

  get name(): string {
    return this.run.job.name;
  }

  /** The number of the current page, from 1; 0 before the first. */
  get page(): number {
    return this.#shown.number;
  }

  get request(): JobRequest {
    return this.#shown.request;
  }

  set request(request: JobRequest) {
    this.#shown.request = request;
  }

  /** The request as the paging made it. */
  get asked(): JobRequest {
    return this.#shown.asked;
  }

  get why(): string | undefined {
    return this.#shown.why;
  }

  /** The records found in the current page, once its response was read. */
  get found(): Records | undefined {
    return this.#shown.found;
  }

  /** The current page, once its response was read. */
  get read(): Page | undefined {
    return this.#shown.read;
  }

  get next(): Step | Stop | undefined {
    return this.#shown.decided?.next;
  }

  /** The decision after the current page, with its reason; absent before it is known. */
  get decided(): NextMoment | undefined {
    return this.#shown.decided;
  }

  /** Processes a moment of this run of the job. */
  see(moment: Moment): void {
    switch (moment.kind) {
      case 'request':
        this.#shown = { number: moment.page, asked: moment.request, request: moment.request, why: moment.why };
        this.#pages = [...this.#pages.slice(-1), this.#shown];
        return;
      case 'response':
        this.#shown.read = moment.page;
        this.#shown.found = moment.records;
        return;
      case 'rows':
        this.#show(moment.page);
        this.records += moment.kept.length;
        return;
      case 'next':
        this.#show(moment.page.number);
        this.#shown.decided = moment;
        return;
      case 'end':
        this.end = moment;
        return;
      default:
        return;
    }
  }

  #show(page: number): void {
    this.#shown = this.#pages.find(({ number }) => number === page) ?? this.#shown;
  }
}

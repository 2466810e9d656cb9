import type { JobRequest, Moment, NextMoment, Step, Stop, WatchedJob, WatchedPage } from '@pagewright/engine/debugging';

type End = Extract<Moment, { kind: 'end' }>;

/** What is known of a page. */
interface PageView {
  /** From 1; 0 before the first. */
  number: number;
  /** As the paging made it, and as it is sent: somebody may change it. */
  asked: JobRequest;
  request: JobRequest;
  why?: string | undefined;
  response?: WatchedPage;
  decided?: NextMoment;
}

/** A run of a job on the stack, and what is known of its page at hand. */
export class JobFrame {
  readonly run: WatchedJob;
  /** The request of the job before any paging. */
  readonly first: JobRequest;
  /** Which run of the job it is, from 1. */
  readonly number: number;
  end: End | undefined;
  /** Kept so far. */
  records = 0;
  /** The last pages: one may wait for the next before its records become rows. */
  #pages: PageView[];
  #shown: PageView;

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

  /** Of the page at hand, from 1; 0 before the first. */
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

  get response(): WatchedPage | undefined {
    return this.#shown.response;
  }

  get next(): Step | Stop | undefined {
    return this.#shown.decided?.next;
  }

  /** What follows the page at hand, and why; absent before it is known. */
  get decided(): NextMoment | undefined {
    return this.#shown.decided;
  }

  /** Takes in what happens in this run of the job. */
  see(moment: Moment): void {
    switch (moment.kind) {
      case 'request':
        this.#shown = { number: moment.page, asked: moment.request, request: moment.request, why: moment.why };
        this.#pages = [...this.#pages.slice(-1), this.#shown];
        return;
      case 'response':
        this.#shown.response = moment.page;
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

import type { FindingEvidence, TriedWay } from '../../contracts/generated/types.ts';
import { digestOf } from '../../json/digestOf.ts';
import { entriesOf, hasField, type JsonObject, type JsonValue, objectFrom, withField } from '../../json/value.ts';
import { withoutField } from '../../json/withoutField.ts';
import type { ParamRole } from '../../recognition/paging/pagingWords.ts';
import type { DataField } from '../../records/selectRecords.ts';
import { underlay } from '../../request/buildPageRequest.ts';
import type { JobRequest } from '../../request/jobRequest.ts';
import { countText } from '../../text/countText.ts';
import { namesIn, readDemands } from './readDemands.ts';
import { listOf, type RecordsAt, readReply } from './readReply.ts';
import { idPathOf, recordIds } from './recordIds.ts';
import type { NoPage, PageReply, Reply } from './reply.ts';
import type { Answer, Search, SearchedJob } from './search.ts';

/** The pages that an attempt read before it failed. */
export interface Reach {
  pages: number;
  records: number;
  /** The words of the API where it refused the next page. */
  refusal?: string | undefined;
  /** Whether the last page with records was as large as the first. */
  isFull: boolean;
  /** Whether the last page was empty. */
  isEmptied: boolean;
}

/**
 * The bench of a search for one job: asks each request once, remembers the answers, counts what is left of the budget,
 * and keeps the notes on what was seen and tried.
 */
export class Bench {
  #job: SearchedJob;
  /** The parameters of the job as they are written. */
  readonly written: JsonObject;
  /** Parameters that the API demands. */
  readonly required = new Map<string, JsonValue>();
  readonly evidence: FindingEvidence[] = [];
  readonly tried: TriedWay[] = [];
  /** Refusals of the API. */
  readonly refusals: NoPage[] = [];
  readonly #max: number;
  readonly #answers = new Map<string, Answer>();
  #at: RecordsAt;
  #requests: number;
  #isStrict = false;
  #furthest: Reach | undefined;
  readonly #ignored = new Set<string>();
  readonly #allowed = new Map<string, ParamRole>();
  #others: readonly (DataField | undefined)[] = [];
  #first: JsonValue = null;
  readonly #echoed = new Set<string>();

  /** `max`: the number of requests that the search may send in all; `sent`: those that it has sent before. */
  constructor(job: SearchedJob, max: number, sent = 0) {
    this.#job = job;
    this.written = job.request.params;
    this.#max = max;
    this.#requests = sent;
    this.#at = { dataField: job.place.dataField, idPath: undefined, endpoint: job.place.endpoint };
  }

  get job(): SearchedJob {
    return this.#job;
  }

  /** Sends a parameter with every request from now on, because the API demands it. */
  require(param: string, value: JsonValue): void {
    this.required.set(param, value);
    this.#job = { ...this.#job, request: this.requestWith([[param, value]]) };
  }

  /** Names other places at which the records may be; `first` is the first response. */
  mayMoveTo(others: readonly (DataField | undefined)[], first: JsonValue): void {
    this.#others = others;
    this.#first = first;
  }

  /** Whether the list at another place has changed, while that at this one is the same. */
  get hasMoved(): boolean {
    return (
      !this.changesAt(this.#at.dataField, this.#first) && this.#others.some((each) => this.changesAt(each, this.#first))
    );
  }

  /** Whether the list at another place is a different one on some page than on this first one. */
  changesAt(dataField: DataField | undefined, first: JsonValue): boolean {
    const at = { ...this.#at, dataField };
    const records = listOf(first, at);
    const idPath = idPathOf(records);
    const known = new Set(recordIds(records, idPath));
    return [...this.#answers.values()].some(({ response, status }) => {
      const others = response === undefined || status >= 400 ? [] : listOf(response, at);
      return others.length > 0 && recordIds(others, idPath).every((id) => !known.has(id));
    });
  }

  /** The number of requests that may be sent yet. */
  get left(): number {
    return Math.max(0, this.#max - this.#requests);
  }

  get requests(): number {
    return this.#requests;
  }

  /** Whether the API refuses parameters that it does not know. */
  get isStrict(): boolean {
    return this.#isStrict;
  }

  /** Notes that these parameters change nothing: requests with and without them are the same from now on. */
  ignores(names: Iterable<string>): void {
    for (const name of names) if (!hasField(this.written, name)) this.#ignored.add(name);
  }

  /** The names of the parameters that the job sends without paging. */
  get sentNames(): string[] {
    return this.sentWith(this.#job.request).map(([name]) => name);
  }

  /** Where the records are. */
  get at(): RecordsAt {
    return this.#at;
  }

  /** Takes the records from another place, and finds what identifies them on this page. */
  takeFrom(dataField: DataField | undefined, response: JsonValue): void {
    const at = { ...this.#at, dataField };
    // What changes nothing in one list may change another.
    this.#ignored.clear();
    this.#at = { ...at, idPath: idPathOf(listOf(response, at)) };
  }

  /** The reply to a request, which is sent unless its answer is known. */
  *ask(request: JobRequest, why: string): Search<Reply> {
    const key = this.#keyOf(request);
    let answer = this.#answers.get(key);
    if (answer === undefined) {
      if (this.left === 0) return readReply(request, this.#spent(), this.#at);
      answer = yield { request, why };
      this.#requests = answer.requests;
      if (answer.isSpent !== true) this.#answers.set(key, answer);
    }
    const reply = readReply(request, answer, this.#at);
    if (!reply.isPage && reply.because === 'refused') this.refusals.push(reply);
    return reply;
  }

  /** The reply to a request that is sent once more, because the API may have moved on. */
  *askAgain(request: JobRequest, why: string): Search<Reply> {
    if (this.left === 0) return readReply(request, this.#spent(), this.#at);
    const answer = yield { request, why };
    this.#requests = answer.requests;
    return readReply(request, answer, this.#at);
  }

  /** The reply to a request whose answer is known. */
  known(request: JobRequest): Reply | undefined {
    const answer = this.#answers.get(this.#keyOf(request));
    return answer && readReply(request, answer, this.#at);
  }

  /** Lets a page be the answer to another request, too: one that would bring the same records. */
  alsoAnswers(request: JobRequest, { answer }: PageReply): void {
    this.#answers.set(this.#keyOf(request), answer);
  }

  /** The job's request with other parameters; undefined removes one. */
  requestWith(params: Iterable<readonly [string, JsonValue | undefined]>): JobRequest {
    const { request } = this.#job;
    return { ...request, params: changed(request.params, params) };
  }

  /** The parameters that a request sends, with the defaults of the configuration. */
  sentWith({ params }: JobRequest): [string, JsonValue][] {
    return entriesOf(underlay(this.#job.defaultParams, params));
  }

  /** Notes the names around the records: a parameter of such a name is known to the API. */
  echoes({ observed }: PageReply): void {
    for (const { key } of observed.envelope) this.#echoed.add(key);
  }

  /** Notes that the API refused a request with these parameters added. */
  noteRefusal(reply: NoPage, names: readonly string[]): void {
    for (const { param, role } of readDemands(reply)) if (!names.includes(param)) this.#allowed.set(param, role);
    const unknown = names.filter((name) => !this.#echoed.has(name));
    if (reply.because === 'refused' && namesIn(reply, unknown).length > 0) this.#isStrict = true;
  }

  /** The parameters that refusals named, besides those that they refused. */
  get allowed(): ReadonlyMap<string, ParamRole> {
    return this.#allowed;
  }

  /** Notes how far an attempt came that is not proven. */
  reached(reach: Reach): void {
    if (reach.records > (this.#furthest?.records ?? 0)) this.#furthest = reach;
  }

  /** The attempt that read the most records, although it is not proven. */
  get furthest(): Reach | undefined {
    return this.#furthest;
  }

  saw(message: string, ...replies: Reply[]): void {
    const requests = replies.flatMap(({ answer }) => answer.number ?? []);
    this.evidence.push({ message, ...(requests.length > 0 && { requests }) });
  }

  failed(what: string, why: string, ...replies: Reply[]): void {
    const requests = replies.flatMap(({ answer }) => answer.number ?? []);
    this.tried.push({ what, why, ...(requests.length > 0 && { requests }) });
  }

  #spent(): Answer {
    const fault = `The budget of ${countText(this.#max, 'request')} is spent.`;
    return { status: 0, headers: new Map(), fault, isSpent: true, requests: this.#requests };
  }

  #keyOf({ endpoint, method, params, headers }: JobRequest): string {
    const sent = entriesOf(underlay(this.#job.defaultParams, params)).filter(([name]) => !this.#ignored.has(name));
    return digestOf([endpoint, method, objectFrom(sent), headers]);
  }
}

/** Parameters with changes; undefined removes one. */
export function changed(
  params: JobRequest['params'],
  changes: Iterable<readonly [string, JsonValue | undefined]>,
): JobRequest['params'] {
  let all = params;
  for (const [name, value] of changes) {
    all = value === undefined ? withoutField(all, name) : withField(all, name, value);
  }
  return all;
}

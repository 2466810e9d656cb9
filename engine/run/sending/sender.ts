import { authorizeRequest } from '../../core/auth/authorizeRequest.ts';
import type { ExtractionConfig, Iteration, JobConfig } from '../../core/config/extractionConfig.ts';
import { type TransportError, UserError } from '../../core/errors.ts';
import { secretsIn } from '../../core/expressions/secretsIn.ts';
import { decodeUtf8 } from '../../core/json/decodeUtf8.ts';
import { checkAllowedHost, checkOrigin } from '../../core/request/checkAllowedHost.ts';
import type { HttpRequest, HttpResponse } from '../../core/request/httpRequest.ts';
import type { JobRequest } from '../../core/request/jobRequest.ts';
import { nearMaxWait } from '../../core/request/nearMaxWait.ts';
import { redirectedRequest } from '../../core/request/redirectedRequest.ts';
import { targetUrl } from '../../core/request/resolveEndpoint.ts';
import { CarriedSecrets } from '../../core/secrecy/carriedSecrets.ts';
import type { Redactor } from '../../core/secrecy/redactor.ts';
import { durationText } from '../../core/text/durationText.ts';
import type { PageReader } from '../../core/transcode/pageReader.ts';
import type { Clock } from '../../io/clock.ts';
import type { RunCounts } from '../counting/runCounts.ts';
import type { EventMaker } from '../events/eventMaker.ts';
import type { RunWatch } from '../watching/runWatch.ts';
import { loginRefusal } from './loginRefusal.ts';
import { originPlace } from './originPlace.ts';
import { type ReadResponse, readResponse } from './readResponse.ts';
import { type Authorized, type LoginPort, Renewal } from './renewal.ts';
import { maxRetriesAfter, waitOf } from './retries.ts';
import { SecretGate } from './secretGate.ts';
import { PagesBefore } from './sent/pagesBefore.ts';
import type { SentResponse } from './sent/sentResponse.ts';
import { SessionKeeper, type SessionPorts } from './sessionKeeper.ts';
import type { Errand, OutgoingRequest, SendResult, Transport } from './transport.ts';

const maxRedirects = 5;

interface SenderPorts {
  config: Pick<ExtractionConfig, 'retry' | 'allowedHosts' | 'ignoredStatuses' | 'credentialsAt' | 'pagination'>;
  /** The only allowed origins; absent: all. */
  onlyTo?: readonly string[] | undefined;
  transport: Transport;
  clock: Clock;
  /** The maximum wait before a retry, in milliseconds. */
  maxWaitMs: number;
  nonce(length: number): string;
  redactor: Redactor;
  counts: RunCounts;
  event: EventMaker;
  pages: PageReader;
  watch: RunWatch;
  login: LoginPort | undefined;
}

/** Requests the pages of an iteration, and reads the responses. */
export type PageSender = Pick<Sender, 'hide' | 'send' | 'read' | 'hasSecret' | 'closeGate'>;

/**
 * Sends the requests of an iteration with login, retries and redirects
 * (`docs/format/jobs.md#7-retries-timeouts-redirects`).
 */
export class Sender {
  readonly #iteration: Iteration;
  readonly #ports: SenderPorts;
  readonly #session: SessionKeeper | undefined;
  readonly #gate: SecretGate;
  readonly #renewal: Renewal;
  readonly #before = new PagesBefore();

  constructor(iteration: Iteration, ports: SenderPorts) {
    this.#iteration = iteration;
    this.#ports = ports;
    this.#gate = new SecretGate(iteration, ports);
    this.#renewal = new Renewal(iteration.authentication, ports);
    const { login } = iteration.authentication;
    const { config, redactor } = ports;
    const refusal: SessionPorts['refusal'] = (request, response, job) =>
      loginRefusal(request, response, { config, iteration, job, redactor });
    this.#session =
      login && new SessionKeeper(login, { ...ports, refusal }, (request, errand) => this.#follow(request, errand));
  }

  /** Hides values computed from secrets for a run of a job, and returns them: with the time, they differ in each. */
  hide({ params: written }: JobConfig, { params }: JobRequest): readonly string[] {
    const { redactor } = this.#ports;
    const made = secretsIn(written, params, this.#iteration.contexts.attr);
    const passing = made.filter((secret) => !redactor.lasting.has(secret));
    redactor.addPassing(passing);
    return passing;
  }

  /**
   * Sends a request of a job. Emits a `request` event for every attempt and a `retry` event before every wait; returns
   * the last response, whatever its status. Throws a UserError if there was none, LimitReached at the request limit,
   * and the signal's reason when cancelled.
   */
  send(request: HttpRequest, errand: Errand): Promise<SentResponse> {
    return this.#follow(request, errand, this.#session);
  }

  /** The content of a response. Throws a UserError for an error status that is not ignored, and a body without JSON. */
  read(request: HttpRequest, response: SentResponse, job: JobConfig): ReadResponse {
    const before = this.#before.of(job, response);
    const read = readResponse(request, response, { ...this.#ports, iteration: this.#iteration, job, before });
    if (read.ignored === undefined) this.#before.add(job, response);
    return { ...read, missingKernel: this.#ports.pages.missingKernel() };
  }

  /** Whether a body repeats a secret that only this run knows: one of a login, or one that it made for a request. */
  hasSecret(body: Uint8Array): boolean {
    const { ofRun } = this.#ports.redactor;
    return ofRun.length > 0 && new CarriedSecrets(new Set(ofRun)).isIn(decodeUtf8(body));
  }

  /** Sends nothing to origins that the configuration does not name from now on. */
  closeGate(): void {
    this.#gate.close();
  }

  /** Whether requests carry separate credentials, rather than those of a login. */
  get #signs(): boolean {
    return this.#session === undefined && this.#ports.config.credentialsAt !== undefined;
  }

  /** Sends a request and follows redirects. A login request has no session yet. */
  async #follow(request: HttpRequest, errand: Errand, session?: SessionKeeper): Promise<SentResponse> {
    let current = request;
    for (let hop = 0, from: string | undefined; hop <= maxRedirects; hop++) {
      this.#checkAddress(current, errand);
      const passed = this.#gate.pass({ asked: request, current, from }, errand);
      const { target } = passed.request;
      const response = await this.#repeat(passed.request, errand, session);
      const redirected = redirectedRequest(passed.request, response);
      if (redirected === undefined) {
        const { page } = errand;
        const { withheld } = passed;
        const receivedAt = this.#ports.clock.now();
        const sending = { page, target, isRedirected: hop > 0, withheld, session: session?.current, receivedAt };
        return { ...response, sending };
      }
      current = redirected;
      from = target.origin;
    }
    throw new UserError(
      'http.redirects',
      `The API redirected more than ${maxRedirects} times. Check "baseUrl" and the endpoint.`,
    );
  }

  /** Throws a UserError for an address that is not allowed, and the signal's reason when it is cancelled. */
  #checkAddress({ target }: HttpRequest, { signal }: Errand): void {
    const { config, onlyTo } = this.#ports;
    signal.throwIfAborted();
    checkAllowedHost(targetUrl(target), config.allowedHosts);
    checkOrigin(target.origin, onlyTo);
  }

  async #repeat(request: HttpRequest, errand: Errand, session?: SessionKeeper): Promise<HttpResponse> {
    const { config, transport } = this.#ports;
    for (let attempt = 1; ; attempt++) {
      const result = await this.#sendOnce(request, attempt, errand, session);
      const isFirstContact = !transport.hasResponded(request.target.origin);
      const maxRetries = maxRetriesAfter(result, config.retry, isFirstContact);
      if (attempt <= maxRetries) await this.#wait(result, attempt, maxRetries, errand);
      else if ('response' in result) return result.response;
      else throw isFirstContact ? this.#placed(result.error, request, errand) : result.error;
    }
  }

  /** The error of an origin that never responded, at the key that names it. */
  #placed(error: TransportError, request: HttpRequest, { job }: Errand): TransportError {
    const isOfAddress = error.code.startsWith('http.') && !error.isOfProxy;
    return isOfAddress ? error.at(originPlace(request, this.#iteration, job)) : error;
  }

  async #sendOnce(
    request: HttpRequest,
    number: number,
    errand: Errand,
    keeper: SessionKeeper | undefined,
  ): Promise<SendResult> {
    errand.signal.throwIfAborted();
    if (this.#signs) await this.#ports.watch.signature(request);
    for (let isRenewed = false; ; isRenewed = true) {
      const used = this.#renewal.current;
      const { authentication } = used;
      const result = await this.#sendInSession({ request, number, authentication }, errand, keeper);
      if (isRenewed || !(await this.#renewal.replaces(used, result, errand.signal))) return result;
    }
  }

  /** Sends a request in a session. One that ends before the turn of the request is replaced, but only once. */
  async #sendInSession(
    { request, number, authentication }: Pick<OutgoingRequest, 'request' | 'number'> & Authorized,
    errand: Errand,
    keeper: SessionKeeper | undefined,
  ): Promise<SendResult> {
    const { transport, clock, nonce } = this.#ports;
    const credentials = { origins: this.#iteration.origins, authentication };
    for (let isAgain = false; ; isAgain = true) {
      const session = keeper && (await keeper.session(errand));
      const mayLeave = () => isAgain || session === undefined || !keeper?.hasEnded(session);
      const authorize = () => authorizeRequest(request, credentials, { now: clock.now(), nonce, session });
      const result = await transport.send({ request, number, mayLeave, authorize }, errand);
      if (result !== undefined) return result;
    }
  }

  async #wait(result: SendResult, repeat: number, maxRetries: number, { job, signal, tell }: Errand): Promise<void> {
    const { config, clock, counts, event, maxWaitMs } = this.#ports;
    const { delayMs, reason } = waitOf(result, config.retry, { repeat, now: clock.now(), maxWaitMs });
    const message = `${reason}: waiting ${durationText(delayMs)} before retry ${repeat} of ${maxRetries}.`;
    const near = nearMaxWait(delayMs, maxWaitMs);
    tell(event('info', { kind: 'retry', attempt: repeat, maxRetries, delayMs, reason, ...near }, message, job.name));
    tell(counts.retry());
    await clock.sleep(delayMs, signal);
  }
}

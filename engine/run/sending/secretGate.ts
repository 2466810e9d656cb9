import { withheldNames } from '../../core/auth/withheldNames.ts';
import type { Iteration } from '../../core/config/extractionConfig.ts';
import { hasField } from '../../core/json/value.ts';
import type { HttpRequest } from '../../core/request/httpRequest.ts';
import { CarriedSecrets } from '../../core/secrecy/carriedSecrets.ts';
import type { Redactor } from '../../core/secrecy/redactor.ts';
import { requestToStranger, type SecretFinder } from '../../core/secrecy/requestToStranger.ts';
import { shortestInText } from '../../core/secrecy/searched.ts';
import type { Clock } from '../../io/clock.ts';
import type { RunCounts } from '../counting/runCounts.ts';
import type { EventMaker } from '../events/eventMaker.ts';
import { bodyWithheld, secretWithheld } from './gateErrors.ts';
import type { Errand } from './transport.ts';
import { withheldText } from './withheldText.ts';

interface GatePorts {
  clock: Clock;
  nonce(length: number): string;
  redactor: Redactor;
  counts: RunCounts;
  event: EventMaker;
}

/** A request on its way: as the job or the login asks, and as it is after a redirect, from which origin. */
interface Passing {
  asked: HttpRequest;
  current: HttpRequest;
  from: string | undefined;
}

/** A request as it may be sent, and the names of the headers and parameters that are not sent with it. */
interface Passed {
  request: HttpRequest;
  withheld: readonly string[];
}

/**
 * The gate that each request of an iteration goes through before it is sent: to an origin that the configuration does
 * not name, nothing goes that carries a secret (`docs/security.md#what-each-door-does`).
 */
export class SecretGate {
  readonly #iteration: Iteration;
  readonly #ports: GatePorts;
  readonly #carried: CarriedSecrets;

  constructor(iteration: Iteration, ports: GatePorts) {
    this.#iteration = iteration;
    this.#ports = ports;
    this.#carried = new CarriedSecrets(ports.redactor.lasting);
  }

  /**
   * A request as it may go to its origin. Tells once for each job and origin what is not sent: a warning where the API
   * named the address as that of a page. A redirect elsewhere is often one to a place that needs none. Throws a
   * UserError where the request would make no sense without the secret, or a redirect would take a body along.
   */
  pass(passing: Passing, errand: Errand): Passed {
    const { current, from } = passing;
    const { origin } = current.target;
    if (this.#iteration.origins.has(origin)) return { request: current, withheld: [] };
    const isRedirected = from !== undefined;
    if (isRedirected && from !== origin && (current.body ?? '') !== '') throw bodyWithheld(current, errand);
    const { request, withheld } = this.#strip(current, isRedirected, errand);
    const names = uniqueNames([...this.#credentialsOf(passing.asked), ...withheld]);
    if (names.length > 0) this.#tell(request, names, isRedirected, errand);
    return { request, withheld: names };
  }

  #strip(request: HttpRequest, isRedirected: boolean, errand: Errand): Passed {
    if (this.#ports.redactor.secrets.size === 0) return { request, withheld: [] };
    const passed = requestToStranger(request, this.#finderFor(request, errand));
    if ('secretIn' in passed) throw secretWithheld({ request, secretIn: passed.secretIn, isRedirected }, errand);
    return passed;
  }

  #finderFor({ target, login }: HttpRequest, { job, secrets = [] }: Errand): SecretFinder {
    const { origins, defaultParams } = this.#iteration;
    const { redactor } = this.#ports;
    const made = new CarriedSecrets(new Set([...secrets, ...(login?.secrets ?? [])]));
    const { hostname } = new URL(target.origin);
    // The configuration itself asks this host, with another scheme or port.
    const isKnown = [...origins.keys()].some((origin) => new URL(origin).hostname === hostname);
    return {
      isIn: (text) => !(isKnown && text === hostname) && (this.#carried.isIn(text) || made.isIn(text)),
      isAll: (value, name) => {
        if (value.length >= shortestInText) return redactor.secrets.has(value);
        // A short one is in every address by chance; it is one where the configuration puts it.
        return this.#carried.isAll(value) && (hasField(job.params, name) || hasField(defaultParams, name));
      },
    };
  }

  #tell({ target }: HttpRequest, withheld: string[], isRedirected: boolean, { job, page, tell }: Errand): void {
    const { counts, event, redactor } = this.#ports;
    const { origin } = target;
    const message = withheldText({ page, target, isRedirected, withheld }, this.#iteration, job);
    const names = withheld.map((name) => redactor.redact(name));
    const level = isRedirected ? 'info' : 'warning';
    tell({
      inTurn: () =>
        counts.isFirst(job, 'credentials-withheld', origin)
          ? [event(level, { kind: 'credentials-withheld', origin, names }, message, job.name)]
          : [],
    });
  }

  /** The headers and parameters that the request would have if the configuration named its origin. */
  #credentialsOf(request: HttpRequest): string[] {
    const { authentication, baseUrl, origins } = this.#iteration;
    const { clock, nonce, redactor } = this.#ports;
    const basic = origins.get(new URL(baseUrl).origin) ?? '';
    return withheldNames(request, { authentication, basic }, { now: clock.now(), nonce }, (value) =>
      redactor.hides('', value),
    );
  }
}

function uniqueNames(names: readonly string[]): string[] {
  const byName = new Map<string, string>();
  for (const name of names) if (!byName.has(name.toLowerCase())) byName.set(name.toLowerCase(), name);
  return [...byName.values()];
}

import { withheldNames } from '../../core/auth/withheldNames.ts';
import type { Iteration } from '../../core/config/extractionConfig.ts';
import type { HttpRequest } from '../../core/request/httpRequest.ts';
import { CarriedSecrets } from '../../core/secrecy/carriedSecrets.ts';
import { findSecretsOf } from '../../core/secrecy/findSecretsOf.ts';
import type { Redactor } from '../../core/secrecy/redactor.ts';
import { requestToStranger } from '../../core/secrecy/requestToStranger.ts';
import type { Clock } from '../../io/clock.ts';
import type { RunCounts } from '../counting/runCounts.ts';
import type { EventMaker } from '../events/eventMaker.ts';
import { bodyWithheld, secretWithheld, unknownSecret } from './gateErrors.ts';
import { withheldText } from './sent/withheldText.ts';
import type { Errand } from './transport.ts';

interface GatePorts {
  clock: Clock;
  nonce(length: number): string;
  redactor: Redactor;
  counts: RunCounts;
  event: EventMaker;
}

/** A request on its way: as the job or the login made it, and after a redirect, with the origin of that. */
interface Passing {
  asked: HttpRequest;
  current: HttpRequest;
  from: string | undefined;
}

/** A request that may be sent, and the names of the headers and parameters that were removed. */
interface Passed {
  request: HttpRequest;
  withheld: readonly string[];
}

/**
 * The gate for each request of an iteration: to an origin that the configuration does not name, nothing goes that
 * carries a secret (`docs/security.md#what-each-door-does`).
 */
export class SecretGate {
  readonly #iteration: Iteration;
  readonly #ports: GatePorts;
  #carried: CarriedSecrets | undefined;
  #isClosed = false;

  constructor(iteration: Iteration, ports: GatePorts) {
    this.#iteration = iteration;
    this.#ports = ports;
  }

  /** Lets nothing go to other origins from now on: data may have a secret that this run does not know. */
  close(): void {
    this.#isClosed = true;
  }

  /**
   * A request that may go to its origin. Reports removed values once for each job and origin: as a warning if the API
   * named the address as that of a page. A redirect elsewhere is often to a place that needs none. Throws a UserError
   * if the request would make no sense without the secret, or a redirect would take a body along.
   */
  pass(passing: Passing, errand: Errand): Passed {
    const { current, from } = passing;
    const { origin } = current.target;
    if (this.#iteration.origins.has(origin)) return { request: current, withheld: [] };
    const isRedirected = from !== undefined;
    if (this.#isClosed) throw unknownSecret(current, isRedirected, errand);
    if (isRedirected && from !== origin && (current.body ?? '') !== '') throw bodyWithheld(current, errand);
    const { request, withheld } = this.#strip(current, isRedirected, errand);
    const all = [...this.#credentialsOf(passing.asked), ...withheld];
    const names = uniqueNames(all.map((name) => this.#ports.redactor.redact(name)));
    if (names.length > 0) this.#tell(request, names, isRedirected, errand);
    return { request, withheld: names };
  }

  #strip(request: HttpRequest, isRedirected: boolean, errand: Errand): Passed {
    const { redactor } = this.#ports;
    if (redactor.secrets.size === 0) return { request, withheld: [] };
    this.#carried ??= new CarriedSecrets(redactor.lasting);
    const made = [...(errand.secrets ?? []), ...(request.login?.secrets ?? [])];
    const given = { iteration: this.#iteration, job: errand.job, redactor, carried: this.#carried, made };
    const passed = requestToStranger(request, findSecretsOf(request, given));
    if ('secretIn' in passed) throw secretWithheld({ request, secretIn: passed.secretIn, isRedirected }, errand);
    return passed;
  }

  #tell({ target }: HttpRequest, names: string[], isRedirected: boolean, { job, page, tell }: Errand): void {
    const { counts, event } = this.#ports;
    const { origin } = target;
    const message = withheldText({ page, target, isRedirected, withheld: names }, this.#iteration, job);
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

import { withheldNames } from '../../core/auth/withheldNames.ts';
import type { Iteration } from '../../core/config/extractionConfig.ts';
import type { HttpRequest } from '../../core/request/httpRequest.ts';
import type { Target } from '../../core/request/resolveEndpoint.ts';
import type { Redactor } from '../../core/secrecy/redactor.ts';
import type { Clock } from '../../io/clock.ts';
import type { RunCounts } from '../counting/runCounts.ts';
import type { EventMaker } from '../events/eventMaker.ts';
import type { Errand } from './transport.ts';
import { withheldText } from './withheldText.ts';

interface WithholdingPorts {
  clock: Clock;
  nonce(length: number): string;
  redactor: Redactor;
  counts: RunCounts;
  event: EventMaker;
}

/** Notices where requests go without their credentials, because the configuration does not name the origin. */
export class Withholding {
  readonly #iteration: Iteration;
  readonly #ports: WithholdingPorts;

  constructor(iteration: Iteration, ports: WithholdingPorts) {
    this.#iteration = iteration;
    this.#ports = ports;
  }

  /**
   * The names of what a target does not get of a request, which may have been redirected to it. Tells it once for each
   * job and origin: a warning where the API named the address as that of a page. A redirect elsewhere is often one to a
   * place that needs none.
   */
  notice(request: HttpRequest, target: Target, isRedirected: boolean, { job, page, tell }: Errand): readonly string[] {
    const { origins } = this.#iteration;
    const { counts, event } = this.#ports;
    const { origin } = target;
    if (origins.has(origin)) return [];
    const names = this.#namesOf(request);
    if (names.length === 0) return names;
    const message = withheldText({ page, target, isRedirected, withheld: names }, this.#iteration, job);
    const level = isRedirected ? 'info' : 'warning';
    tell({
      inTurn: () =>
        counts.isFirst(job, 'credentials-withheld', origin)
          ? [event(level, { kind: 'credentials-withheld', origin, names: [...names] }, message, job.name)]
          : [],
    });
    return names;
  }

  #namesOf(request: HttpRequest): string[] {
    const { authentication, baseUrl, origins } = this.#iteration;
    const { clock, nonce, redactor } = this.#ports;
    const basic = origins.get(new URL(baseUrl).origin) ?? '';
    return withheldNames(request, { authentication, basic }, { now: clock.now(), nonce }, (value) =>
      redactor.hides('', value),
    );
  }
}

/** What an API with a limit does with a request that arrives. */
export interface Answer {
  status: number;
  /** The time until the response, in milliseconds. */
  takesMs: number;
  headers?: Readonly<Record<string, string>>;
}

/** An API that limits requests. Times are in milliseconds. */
export interface LimitModel {
  arrive(now: number): Answer;
  /** A request that was accepted has ended. */
  leave?(now: number): void;
  /** The time that so many requests take at the rate that it allows, if `width` may be in flight. */
  bestMs(count: number, width: number): number;
}

export interface ModelOptions {
  latencyMs: number;
  /** How long a refusal takes: most gateways refuse at once. */
  refusalMs: number;
  /** What it says of its limit in headers. */
  says: 'nothing' | 'retry-after' | 'remaining';
}

type Refuse = (status: number, waitMs: number) => Answer;

function refusing({ refusalMs, says }: ModelOptions): Refuse {
  return (status, waitMs) => {
    const headers = says === 'nothing' ? {} : { 'retry-after': String(Math.ceil(waitMs / 1000)) };
    return { status, takesMs: refusalMs, headers };
  };
}

/** So many requests in a second, and a few more after a pause. */
export function tokenBucket(perSecond: number, burst: number, options: ModelOptions): LimitModel {
  const { latencyMs, says } = options;
  const refuse = refusing(options);
  let tokens = burst;
  let last = 0;
  return {
    arrive(now) {
      tokens = Math.min(burst, tokens + ((now - last) * perSecond) / 1000);
      last = now;
      if (tokens < 1) return refuse(429, ((1 - tokens) * 1000) / perSecond);
      tokens--;
      const left = { 'x-ratelimit-limit': String(burst), 'x-ratelimit-remaining': String(Math.floor(tokens)) };
      return { status: 200, takesMs: latencyMs, ...(says === 'remaining' && { headers: left }) };
    },
    bestMs: (count, width) => Math.max(((count - burst) * 1000) / perSecond, (count * latencyMs) / width),
  };
}

/** So many requests in each window. */
export function fixedWindow(limit: number, windowMs: number, options: ModelOptions, status = 429): LimitModel {
  const { latencyMs, says } = options;
  const refuse = refusing(options);
  let window = -1;
  let used = 0;
  return {
    arrive(now) {
      const current = Math.floor(now / windowMs);
      if (current !== window) used = 0;
      window = current;
      const resetMs = (current + 1) * windowMs - now;
      if (used >= limit) return refuse(status, resetMs);
      used++;
      const reset = String(Math.ceil(resetMs / 1000));
      const headers = {
        'ratelimit-limit': String(limit),
        'ratelimit-remaining': String(limit - used),
        'ratelimit-reset': reset,
      };
      return { status: 200, takesMs: latencyMs, ...(says === 'remaining' && { headers }) };
    },
    bestMs: (count, width) => Math.max(Math.floor((count - 1) / limit) * windowMs, (count * latencyMs) / width),
  };
}

/** So many requests at a time. */
export function inFlightCap(cap: number, options: ModelOptions): LimitModel {
  const refuse = refusing(options);
  let inFlight = 0;
  return {
    arrive() {
      if (inFlight >= cap) return refuse(429, 1000);
      inFlight++;
      return { status: 200, takesMs: options.latencyMs };
    },
    leave: () => void inFlight--,
    bestMs: (count, width) => (count * options.latencyMs) / Math.min(width, cap),
  };
}

/** Refuses nothing, but takes longer when more than so many are in flight. */
export function slowing(capacity: number, { latencyMs }: ModelOptions): LimitModel {
  let inFlight = 0;
  return {
    arrive() {
      inFlight++;
      return { status: 200, takesMs: latencyMs * Math.max(1, inFlight / capacity) };
    },
    leave: () => void inFlight--,
    bestMs: (count, width) => (count * latencyMs) / Math.min(width, capacity),
  };
}

/** So many requests a day, which is enough; nothing else is limited. */
export function dailyQuota(quota: number, options: ModelOptions): LimitModel {
  return fixedWindow(quota, 86_400_000, options);
}

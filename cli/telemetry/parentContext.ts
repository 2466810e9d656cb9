import { type Context, ROOT_CONTEXT } from '@opentelemetry/api';
import { W3CTraceContextPropagator } from '@opentelemetry/core';

/** The span that started this process, as `TRACEPARENT` and `TRACESTATE` name it, if they do. */
export function parentContext(env: Readonly<Record<string, string | undefined>>): Context {
  return new W3CTraceContextPropagator().extract(ROOT_CONTEXT, env, {
    get: (carrier, header) => carrier[header.toUpperCase()],
    keys: () => [],
  });
}

import { setTimeout as sleep } from 'node:timers/promises';
import { setGlobalErrorHandler } from '@opentelemetry/core';
import { MeterProvider, PeriodicExportingMetricReader } from '@opentelemetry/sdk-metrics';
import { BasicTracerProvider, BatchSpanProcessor } from '@opentelemetry/sdk-trace-base';
import { countText } from '@pagewright/engine/text/countText';
import { manifest } from '../about/manifest.ts';
import type { AskedSignals } from './askedSignals.ts';
import { Exporters, maxExportMs } from './exporters.ts';
import type { RunPart, Telemetry } from './noTelemetry.ts';
import { parentContext } from './parentContext.ts';
import { createResource } from './resource.ts';
import { RunMetrics } from './runMetrics.ts';
import { RunSpans } from './runSpans.ts';
import { SpanCounter } from './spanCounter.ts';

/** The maximum number of spans that wait to be sent; more are dropped. */
const maxWaiting = 8192;

interface TelemetryPorts {
  env: Readonly<Record<string, string | undefined>>;
  part?: RunPart | undefined;
  /** Called once, with the first problem. */
  warn(problem: string): void;
  /** The timer; if absent, the machine's own. */
  sleep?: (milliseconds: number, value: undefined, options: { signal: AbortSignal }) => Promise<unknown>;
}

/** Makes spans and metrics of a run from its events and its report, and sends them. */
export function createTelemetry(signals: AskedSignals, ports: TelemetryPorts): Telemetry {
  const exporters = new Exporters(signals);
  const { problems } = exporters;
  // Exports report their own errors. The SDK would print them again, with others that nobody can act on.
  setGlobalErrorHandler(() => undefined);
  const resource = createResource();
  const counter = new SpanCounter();
  const tracers = new BasicTracerProvider({
    resource,
    spanProcessors: exporters.traces.flatMap((exporter) => [
      counter,
      new BatchSpanProcessor(exporter, { maxQueueSize: maxWaiting, exportTimeoutMillis: maxExportMs }),
    ]),
  });
  const meters = new MeterProvider({
    resource,
    readers: exporters.metrics.map(
      (exporter) => new PeriodicExportingMetricReader({ exporter, exportTimeoutMillis: maxExportMs }),
    ),
  });
  const listeners = [
    new RunSpans(tracers.getTracer('pagewright', manifest.version), {
      parent: parentContext(ports.env),
      part: ports.part,
    }),
    new RunMetrics(meters.getMeter('pagewright', manifest.version), ports.part),
  ];
  return {
    details: ['job-started', 'request', 'page', 'paging-stopped'],
    add(event) {
      for (const listener of listeners) listener.add(event);
    },
    async end(report) {
      for (const listener of listeners) listener.end(report);
      const flushed = Promise.allSettled([tracers.shutdown(), meters.shutdown()]);
      if (!(await endsInTime(flushed, ports))) problems.push('it did not respond in time');
      exporters.destroy();
      const dropped = counter.spans - exporters.spans;
      if (dropped > 0) problems.push(`${countText(dropped, 'span')} came faster than it takes them`);
      if (problems[0] === undefined) return;
      ports.warn(`OpenTelemetry could not be sent to ${exporters.address}: ${problems[0]}. The run is not affected.`);
    },
  };
}

async function endsInTime(work: Promise<unknown>, { sleep: wait = sleep }: TelemetryPorts): Promise<boolean> {
  const over = new AbortController();
  const late = wait(maxExportMs, undefined, { signal: over.signal }).then(
    () => false,
    () => true,
  );
  const isInTime = await Promise.race([work.then(() => true), late]);
  over.abort();
  return isInTime;
}

import type { Agent as HttpAgent } from 'node:http';
import type { Agent as HttpsAgent } from 'node:https';
import type { ExportResult } from '@opentelemetry/core';
import { OTLPMetricExporter as JsonMetrics } from '@opentelemetry/exporter-metrics-otlp-http';
import { OTLPMetricExporter as ProtobufMetrics } from '@opentelemetry/exporter-metrics-otlp-proto';
import { OTLPTraceExporter as JsonTraces } from '@opentelemetry/exporter-trace-otlp-http';
import { OTLPTraceExporter as ProtobufTraces } from '@opentelemetry/exporter-trace-otlp-proto';
import { convertLegacyHttpOptions } from '@opentelemetry/otlp-exporter-base/node-http';
import type { PushMetricExporter } from '@opentelemetry/sdk-metrics';
import type { SpanExporter } from '@opentelemetry/sdk-trace-base';
import type { AskedSignals, Protocol } from './askedSignals.ts';

/** The maximum time of an export with its retries, and of the end of a run. */
export const maxExportMs = 5_000;

/** Sends the signals; endpoints, headers and certificates are those of the standard environment variables. */
export class Exporters {
  readonly traces: SpanExporter[] = [];
  readonly metrics: PushMetricExporter[] = [];
  /** The reasons why signals were not sent, in order. */
  readonly problems: string[] = [];
  /** The number of spans to send; does not include those that are dropped before. */
  spans = 0;
  /** The destination of the signals, for messages: without parts that may be secret. */
  readonly address: string;
  readonly #agents: (HttpAgent | HttpsAgent)[] = [];

  constructor({ traces, metrics }: AskedSignals) {
    const [toTraces, toMetrics] = [this.#optionsOf('TRACES', 'v1/traces'), this.#optionsOf('METRICS', 'v1/metrics')];
    this.address = new URL(traces === undefined ? toMetrics.url : toTraces.url).origin;
    if (this.#isSupported(traces))
      this.traces.push(this.#watched(traces === 'http/json' ? new JsonTraces(toTraces) : new ProtobufTraces(toTraces)));
    if (this.#isSupported(metrics))
      this.metrics.push(
        this.#watched(metrics === 'http/json' ? new JsonMetrics(toMetrics) : new ProtobufMetrics(toMetrics)),
      );
  }

  /** Closes all connections, also those that wait for a response: they would keep the process alive. */
  destroy(): void {
    for (const agent of this.#agents) agent.destroy();
  }

  #isSupported(protocol: Protocol | undefined): protocol is Protocol {
    if (protocol === 'grpc') this.problems.push('the protocol "grpc" is not supported; use "http/protobuf"');
    return protocol !== undefined && protocol !== 'grpc';
  }

  #watched<Items, T extends { export(items: Items, done: (result: ExportResult) => void): void }>(exporter: T): T {
    const send = exporter.export.bind(exporter);
    exporter.export = (items, done) => {
      if (Array.isArray(items)) this.spans += items.length;
      send(items, (result) => {
        if (result.error !== undefined) this.problems.push(problemText(result.error));
        done(result);
      });
    };
    return exporter;
  }

  #optionsOf(signal: 'TRACES' | 'METRICS', path: string) {
    const { url, agentFactory } = convertLegacyHttpOptions({}, signal, path, {});
    const httpAgentOptions = async (protocol: string) => {
      const agent = await agentFactory(protocol);
      this.#agents.push(agent);
      return agent;
    };
    return { url, timeoutMillis: maxExportMs, httpAgentOptions };
  }
}

/** The text of a problem. A failure at several addresses has a code and no message; a refused export both. */
function problemText(problem: Error): string {
  const code = 'code' in problem ? problem.code : undefined;
  return typeof code === 'number' ? `HTTP ${code} ${problem.message}` : problem.message || String(code ?? problem.name);
}

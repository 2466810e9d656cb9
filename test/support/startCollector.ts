import { sendJson, startApi } from './startApi.ts';

type Value = { stringValue?: string; intValue?: number; doubleValue?: number; boolValue?: boolean };
type Attribute = { key: string; value: Value };

/** A span as OTLP spells it in JSON. */
export interface SentSpan {
  traceId: string;
  spanId: string;
  parentSpanId?: string;
  name: string;
  kind: number;
  startTimeUnixNano: string;
  endTimeUnixNano: string;
  attributes: Attribute[];
  events: { name: string; attributes: Attribute[] }[];
  status: { code?: number; message?: string };
}

interface SentPoint {
  attributes: Attribute[];
  asInt?: number;
  asDouble?: number;
  count?: number;
  sum?: number;
}

interface SentMetric {
  name: string;
  unit: string;
  sum?: { dataPoints: SentPoint[] };
  histogram?: { dataPoints: SentPoint[] };
}

/** A receiver of OpenTelemetry on loopback. */
export interface Collector {
  url: string;
  /** The variables that make a run send to it, as JSON. */
  environment: Record<string, string>;
  /** The bodies as they came. */
  bodies: string[];
  headers: Record<string, unknown>[];
  spans(): SentSpan[];
  /** The points of a metric: its attributes, and its sum or how often it was measured. */
  points(name: string): { attributes: Record<string, unknown>; value: number }[];
  /** The attributes of the sender. */
  resource(): Record<string, unknown>;
  close(): Promise<void>;
}

/** Attributes as a plain object. */
export function plainAttributes(attributes: readonly Attribute[]): Record<string, unknown> {
  return Object.fromEntries(attributes.map(({ key, value }) => [key, Object.values(value)[0]]));
}

export async function startCollector(): Promise<Collector> {
  const bodies: string[] = [];
  const headers: Record<string, unknown>[] = [];
  const api = await startApi((request, response) => {
    const pieces: Buffer[] = [];
    request.on('data', (piece) => pieces.push(piece));
    request.on('end', () => {
      bodies.push(Buffer.concat(pieces).toString());
      headers.push(request.headers);
      sendJson(response, {});
    });
  });
  const sent = () => bodies.map((body) => JSON.parse(body));
  const metrics = (): SentMetric[] =>
    sent()
      .flatMap(({ resourceMetrics = [] }) => resourceMetrics)
      .flatMap(({ scopeMetrics }) => scopeMetrics)
      .flatMap((scope) => scope.metrics);
  return {
    url: api.url,
    environment: { OTEL_EXPORTER_OTLP_ENDPOINT: api.url, OTEL_EXPORTER_OTLP_PROTOCOL: 'http/json' },
    bodies,
    headers,
    spans: () =>
      sent()
        .flatMap(({ resourceSpans = [] }) => resourceSpans)
        .flatMap(({ scopeSpans }) => scopeSpans)
        .flatMap(({ spans }) => spans),
    points: (name) =>
      metrics()
        .filter((metric) => metric.name === name)
        .flatMap(({ sum, histogram }) => (sum ?? histogram)?.dataPoints ?? [])
        .map(({ attributes, asInt, asDouble, count }) => {
          return { attributes: plainAttributes(attributes), value: asInt ?? asDouble ?? count ?? 0 };
        }),
    resource: () => {
      const [first] = sent().flatMap(({ resourceSpans = [] }) => resourceSpans);
      return plainAttributes(first?.resource.attributes ?? []);
    },
    close: api.close,
  };
}

/** The signals that are sent, each in its protocol. */
export interface AskedSignals {
  traces: Protocol | undefined;
  metrics: Protocol | undefined;
}

export type Protocol = 'http/protobuf' | 'http/json' | 'grpc';

type ProcessVariables = Readonly<Record<string, string | undefined>>;

/**
 * The signals that are sent, by `--otel` and the standard environment variables; undefined for none. An endpoint
 * enables them without the option.
 */
export function askedSignals(isAsked: boolean, env: ProcessVariables): AskedSignals | undefined {
  if (env['OTEL_SDK_DISABLED']?.toLowerCase() === 'true') return undefined;
  const [traces, metrics] = [protocolOf('TRACES', isAsked, env), protocolOf('METRICS', isAsked, env)];
  return traces === undefined && metrics === undefined ? undefined : { traces, metrics };
}

function protocolOf(signal: 'TRACES' | 'METRICS', isAsked: boolean, env: ProcessVariables): Protocol | undefined {
  const of = (name: string) => env[`OTEL_EXPORTER_OTLP_${signal}_${name}`] || env[`OTEL_EXPORTER_OTLP_${name}`];
  const exporters = env[`OTEL_${signal}_EXPORTER`] || 'otlp';
  const isWanted = isAsked || Boolean(of('ENDPOINT'));
  if (!isWanted || !exporters.split(',').some((name) => name.trim() === 'otlp')) return undefined;
  const protocol = of('PROTOCOL');
  return protocol === 'http/json' || protocol === 'grpc' ? protocol : 'http/protobuf';
}

import assert from 'node:assert/strict';
import { askedSignals } from '../../../../cli/telemetry/askedSignals.ts';

const endpoint = { OTEL_EXPORTER_OTLP_ENDPOINT: 'http://collector:4318' };

describe('What is sent as OpenTelemetry', () => {
  for (const [title, isAsked, env, traces, metrics] of [
    ['nothing by itself', false, {}, undefined, undefined],
    ['both with the option', true, {}, 'http/protobuf', 'http/protobuf'],
    ['both with an endpoint', false, endpoint, 'http/protobuf', 'http/protobuf'],
    ['nothing with an empty endpoint', false, { OTEL_EXPORTER_OTLP_ENDPOINT: '' }, undefined, undefined],
    [
      'only what has an endpoint',
      false,
      { OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: 'http://collector:4318/v1/traces' },
      'http/protobuf',
      undefined,
    ],
    ['nothing where the SDK is disabled', true, { ...endpoint, OTEL_SDK_DISABLED: 'TRUE' }, undefined, undefined],
    ['not what is turned off', true, { OTEL_METRICS_EXPORTER: 'none' }, 'http/protobuf', undefined],
    ['what is on among others', true, { OTEL_TRACES_EXPORTER: 'console, otlp' }, 'http/protobuf', 'http/protobuf'],
    ['JSON', true, { OTEL_EXPORTER_OTLP_PROTOCOL: 'http/json' }, 'http/json', 'http/json'],
    [
      'each in its own protocol',
      true,
      { OTEL_EXPORTER_OTLP_PROTOCOL: 'grpc', OTEL_EXPORTER_OTLP_METRICS_PROTOCOL: 'http/json' },
      'grpc',
      'http/json',
    ],
  ] as const) {
    it(title, () => {
      const signals = askedSignals(isAsked, env);
      assert.deepEqual([signals?.traces, signals?.metrics], [traces, metrics]);
    });
  }
});

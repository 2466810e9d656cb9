import assert from 'node:assert/strict';
import { createTelemetry } from '../../../../cli/telemetry/telemetry.ts';
import { startApi } from '../../../support/startApi.ts';

describe('The end of the telemetry of a run', () => {
  it('waits a bounded time for a receiver that never responds, closes its connections, and warns once', async () => {
    const api = await startApi(() => undefined);
    const before = process.env['OTEL_EXPORTER_OTLP_ENDPOINT'];
    process.env['OTEL_EXPORTER_OTLP_ENDPOINT'] = api.url;
    try {
      const [warnings, waits]: [string[], number[]] = [[], []];
      const telemetry = createTelemetry(
        { traces: 'http/protobuf', metrics: 'http/json' },
        {
          env: {},
          warn: (problem) => warnings.push(problem),
          sleep: async (milliseconds) => {
            waits.push(milliseconds);
            // The time is over once it has been asked.
            while (api.requests.length < 1) await new Promise((resolve) => setImmediate(resolve));
          },
        },
      );
      const message = 'Running.';
      telemetry.add({
        time: '2026-01-31T08:00:00.000Z',
        level: 'info',
        kind: 'run-started',
        config: 'a',
        debug: false,
        message,
      });
      await telemetry.end(undefined);
      assert.deepEqual(waits, [5000]);
      assert.deepEqual(warnings, [
        `OpenTelemetry could not be sent to ${api.url}: it did not respond in time. The run is not affected.`,
      ]);
    } finally {
      if (before === undefined) delete process.env['OTEL_EXPORTER_OTLP_ENDPOINT'];
      else process.env['OTEL_EXPORTER_OTLP_ENDPOINT'] = before;
      await api.close();
    }
  });
});

import assert from 'node:assert/strict';
import { createTelemetry } from '../../../../cli/telemetry/telemetry.ts';
import type { RunEvent } from '../../../../engine/faces/run.ts';
import { type Collector, plainAttributes, startCollector } from '../../../support/startCollector.ts';

const base = { time: '2026-01-31T08:00:00.000Z', level: 'info', message: 'It allows no further request.' } as const;
const limited = { origin: 'https://api.test', delayMs: 30_000, until: '2026-01-31T08:00:30.000Z' };

describe('A wait for a limit in OpenTelemetry', () => {
  const before = process.env['OTEL_EXPORTER_OTLP_ENDPOINT'];
  let collector: Collector;
  beforeEach(async () => {
    collector = await startCollector();
    process.env['OTEL_EXPORTER_OTLP_ENDPOINT'] = collector.url;
  });
  afterEach(async () => {
    if (before === undefined) delete process.env['OTEL_EXPORTER_OTLP_ENDPOINT'];
    else process.env['OTEL_EXPORTER_OTLP_ENDPOINT'] = before;
    await collector.close();
  });

  it('is a duration by host and reason, and an event of the run', async () => {
    const telemetry = createTelemetry(
      { traces: 'http/json', metrics: 'http/json' },
      { env: {}, warn: assert.fail, sleep: () => new Promise(() => undefined) },
    );
    const events: RunEvent[] = [
      { ...base, kind: 'run-started', config: 'a', debug: false },
      { ...base, kind: 'waiting', ...limited, reason: 'used-up' },
      { ...base, kind: 'waiting', ...limited, reason: 'used-up' },
    ];
    for (const event of events) telemetry.add(event);
    await telemetry.end(undefined);
    const attributes = {
      'pagewright.config': 'a',
      'server.address': 'api.test',
      'server.port': 443,
      'pagewright.wait.reason': 'used-up',
    };
    assert.deepEqual(collector.points('pagewright.wait.duration'), [{ attributes, value: 2 }]);
    const [run] = collector.spans();
    assert.deepEqual(
      run?.events.map((event) => [event.name, plainAttributes(event.attributes)['message']]),
      [
        ['waiting', base.message],
        ['waiting', base.message],
      ],
    );
  });
});

import assert from 'node:assert/strict';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { createTelemetry } from '../../../../cli/telemetry/telemetry.ts';
import type { RunEvent } from '../../../../engine/faces/run.ts';
import { startApi, type TestApi } from '../../../support/startApi.ts';

const time = '2026-01-31T08:00:00.000Z';
const started: RunEvent = { time, level: 'info', kind: 'run-started', config: 'a', debug: false, message: 'Running.' };
const request = (number: number): RunEvent => {
  const sent = { kind: 'request', request: number, method: 'GET', path: '/', url: 'http://a.b/', attempt: 1 } as const;
  return { time, level: 'debug', ...sent, durationMs: 1, status: 200, message: '' };
};

describe('The telemetry of a run', () => {
  let receiver: TestApi;
  const before = process.env['OTEL_EXPORTER_OTLP_ENDPOINT'];
  afterEach(async () => {
    if (before === undefined) delete process.env['OTEL_EXPORTER_OTLP_ENDPOINT'];
    else process.env['OTEL_EXPORTER_OTLP_ENDPOINT'] = before;
    await receiver.close();
  });

  /** Sends these events to a receiver that responds so; returns the warnings, and how long the end waits at most. */
  async function send(
    events: readonly RunEvent[],
    answer: (request: IncomingMessage, response: ServerResponse) => void,
    isOver: () => boolean = () => false,
  ): Promise<{ warnings: string[]; waits: number[] }> {
    receiver = await startApi(answer);
    process.env['OTEL_EXPORTER_OTLP_ENDPOINT'] = receiver.url;
    const [warnings, waits]: [string[], number[]] = [[], []];
    const telemetry = createTelemetry(
      { traces: 'http/protobuf', metrics: 'http/json' },
      {
        env: {},
        warn: (problem) => warnings.push(problem),
        async sleep(milliseconds, _, { signal }) {
          waits.push(milliseconds);
          while (!isOver()) {
            signal.throwIfAborted();
            await new Promise((resolve) => setImmediate(resolve));
          }
        },
      },
    );
    for (const event of events) telemetry.add(event);
    await telemetry.end(undefined);
    return { warnings, waits };
  }

  const notSent = (why: string) => [
    `OpenTelemetry could not be sent to ${receiver.url}: ${why}. The run is not affected.`,
  ];

  it('waits a bounded time for a receiver that never responds, and closes its connections', async () => {
    const { warnings, waits } = await send(
      [started],
      () => undefined,
      () => receiver.requests.length > 0,
    );
    assert.deepEqual(waits, [5000]);
    assert.deepEqual(warnings, notSent('it did not respond in time'));
  });

  it('warns of nothing where the receiver takes it, whatever it says', async () => {
    assert.deepEqual((await send([started, request(1)], (_, response) => response.end('thanks'))).warnings, []);
  });

  it('says with which status a receiver refused it', async () => {
    const refused = await send([started], (_, response) => response.writeHead(401).end());
    assert.deepEqual(refused.warnings, notSent('HTTP 401 Unauthorized'));
  });

  it('says how many spans were dropped because they came faster than they could be sent', async () => {
    const many = Array.from({ length: 10_000 }, (_, index) => request(index + 1));
    const { warnings } = await send([started, ...many], (_, response) => response.end());
    assert.match(warnings.join(), /: [\d,]+ spans came faster than it takes them\. The run/);
  });
});

import { type RunEvent, type RunReport, type RunRequest, runExtraction } from '../../engine/faces/run.ts';
import { matchesSchema } from './matchesSchema.ts';

/** Runs an extraction to its end; `watch` sees every event. Checks that its events and report fit the schemas. */
export async function runToEnd(
  request: Omit<RunRequest, 'configText' | 'configName'> & { config: unknown },
  signal?: AbortSignal,
  watch: (event: RunEvent) => void = () => undefined,
): Promise<{ events: RunEvent[]; report: RunReport }> {
  const { config, ...rest } = request;
  const configText = typeof config === 'string' ? config : JSON.stringify(config);
  const run = runExtraction({ ...rest, configText, configName: 'test.extractor.json' }, signal);
  const events: RunEvent[] = [];
  for (;;) {
    const { done, value } = await run.next();
    matchesSchema(asJson(value), done ? 'report.schema.json' : 'event.schema.json');
    if (done) return { events, report: value };
    events.push(value);
    watch(value);
  }
}

/** As other programs read it: undefined keys are missing. */
function asJson(value: unknown): unknown {
  return JSON.parse(JSON.stringify(value));
}

import { type MemoryRunRequest, type MemoryRunResult, type RunEvent, runInMemory } from '../../engine/faces/browser.ts';
import { matchesSchema } from './matchesSchema.ts';

/**
 * Runs a configuration in memory to its end; `watch` sees every event. Checks that its events and report fit the
 * schemas.
 */
export async function runMemory(
  request: Omit<MemoryRunRequest, 'configText' | 'configName'> & { config: unknown },
  signal?: AbortSignal,
  watch: (event: RunEvent) => void = () => undefined,
): Promise<MemoryRunResult & { events: RunEvent[] }> {
  const { config, ...rest } = request;
  const configText = typeof config === 'string' ? config : JSON.stringify(config);
  const run = runInMemory({ ...rest, configText, configName: 'test.extractor.json' }, signal);
  const events: RunEvent[] = [];
  for (;;) {
    const { done, value } = await run.next();
    matchesSchema(asJson(done ? value.report : value), done ? 'report.schema.json' : 'event.schema.json');
    if (done) return { ...value, events };
    events.push(value);
    watch(value);
  }
}

/** As other programs read it: undefined keys are missing. */
function asJson(value: unknown): unknown {
  return JSON.parse(JSON.stringify(value));
}

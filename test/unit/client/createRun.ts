import { createRunId, type Run } from '../../../client/running/run/run.ts';

/** A run of `NAME.json` as it is when it starts. */
export function createRun(name: string, startedAt = new Date(Date.UTC(2026, 0, 31))): Run {
  return {
    id: createRunId(startedAt),
    startedAt,
    configFile: `/w/${name}.json`,
    configText: '{}',
    scope: {},
    title: name,
    outDir: `/w/out/${name}`,
    signal: new AbortController().signal,
    cancel: () => undefined,
  };
}

import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { callTool } from '../../../tools/set/callTool.ts';
import { DebugClient } from '../../support/debugClient.ts';
import { fakeClock } from '../../support/fakeClock.ts';
import { memoryPlace } from '../../support/memoryPlace.ts';
import { runMemory } from '../../support/runMemory.ts';
import { ShardedRunner } from '../../support/runShards.ts';
import { runToEnd } from '../../support/runToEnd.ts';
import { testHost } from '../../unit/tools/testHost.ts';

/** Sends what a configuration asks for; returns the code of the error, if it ends with one that is told. */
export type Door = (config: object, folder: string) => Promise<string | undefined>;

/** Every way to make a run send requests. */
export const doors: Readonly<Record<string, Door>> = {
  run: async (config, folder) => {
    const { report } = await runToEnd({ config, outDir: folder, clock: fakeClock() });
    return report.error?.code;
  },
  'run in parallel': async (config, folder) => {
    const { report } = await runToEnd({ config, outDir: folder, clock: fakeClock(), parallel: 4 });
    return report.error?.code;
  },
  'run in memory': async (config) => {
    const { report } = await runMemory({ config, clock: fakeClock() });
    return report.error?.code;
  },
  shards: async (config) => {
    const runner = new ShardedRunner(config, memoryPlace());
    const list = await runner.list({ shards: 2 });
    for (const shard of list.stages.flat()) {
      const { error } = await runner.read(shard);
      if (error !== undefined) return error.code;
    }
    return undefined;
  },
  'debug session': async (config, folder) => {
    const client = new DebugClient(JSON.stringify(config), { outDir: path.join(folder, 'out'), clock: fakeClock() });
    for (let stop = await client.start([], { stopOnEntry: true }); stop !== 'ended'; )
      stop = await client.after('continue');
    await client.close();
    return undefined;
  },
  trial: async (config, folder) => {
    const host = testHost(folder, { consent: 'files' });
    writeFileSync(path.join(folder, 'files/a.extractor.json'), JSON.stringify(config));
    const result = await callTool('run_trial', { path: 'a.extractor.json', job: 'items' }, host);
    return 'error' in result ? result.error.code : undefined;
  },
};

import type { ExtractionConfig } from '../core/config/extractionConfig.ts';
import type { Part } from './ahead/runInOrder.ts';
import { JobRun } from './jobRun.ts';
import { LoginSession } from './loginSession.ts';
import { inTurn, type RunItem } from './runItem.ts';
import type { IterationWorld, World } from './world.ts';

/** The iterations of a run (`configuration.md` section 8). Each logs in for itself. */
export function* iterationRuns({ iterations }: ExtractionConfig): Generator<Part<World>, void> {
  for (const iteration of iterations) {
    yield (world) => runIteration({ ...world, iteration, session: new LoginSession() });
  }
}

/** The jobs go one after another, also in a parallel run: one may prepare at the API what the next one reads. */
async function* runIteration(world: IterationWorld): AsyncGenerator<RunItem, void> {
  const { iteration, tables } = world;
  yield { inTurn: () => tables.begin(iteration) };
  for (const job of iteration.jobs) yield* new JobRun(job, world).run();
  yield inTurn(() => tables.end(iteration));
}

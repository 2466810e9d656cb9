import type { JobConfig } from '../core/config/extractionConfig.ts';
import type { JsonValue } from '../core/json/value.ts';
import { placeholderValues } from '../core/records/placeholders.ts';
import type { Part } from './ahead/runInOrder.ts';
import type { Ancestry } from './ancestry.ts';
import { JobRun } from './jobRun.ts';
import type { IterationWorld } from './world.ts';

/**
 * The child jobs of a page (`jobs.md` section 6): each child definition in turn, for every record that its filter lets
 * through, once for every combination of its placeholders' values.
 */
export function* childRuns(
  job: JobConfig,
  records: readonly JsonValue[],
  ancestry: Ancestry,
  { reports, clock, limits }: IterationWorld,
): Generator<Part<IterationWorld>, void> {
  for (const child of job.children) {
    for (const record of records) {
      if (child.recordFilter !== undefined && !child.recordFilter(record)) continue;
      // A limit that has ended the child for good is said once, not for every record that is left.
      if (reports.isCut(child)) break;
      const above = [record, ...ancestry.records];
      for (const values of placeholderValues(child.placeholders, above, ancestry.values, () => clock.now())) {
        if (limits.maxChildRuns !== undefined && reports.runsOf(child) >= limits.maxChildRuns) {
          reports.cut(child, { code: 'max-children', value: limits.maxChildRuns });
          break;
        }
        yield (world) => new JobRun(child, world, { records: above, values }).run();
      }
    }
  }
}

import path from 'node:path';
import { groupBy } from '../core/groupBy.ts';
import { mapBounded } from '../core/project/model/mapBounded.ts';
import type { MutatedCase, MutationReport } from '../core/testing/mutationReport.ts';
import { type MutateOptions, mutateCase } from './mutateCase.ts';
import { findCases } from './testConfigs.ts';
import type { TestedConfig } from './testedConfig.ts';

/** The choice of cases, and how they are changed. */
export interface MutateAllOptions extends MutateOptions {
  /** The names of cases; absent: all. */
  cases?: readonly string[];
}

/** Runs the cases of configurations on changed answers, one after the other. Configurations without any are left out. */
export async function mutateConfigs(
  configs: readonly TestedConfig[],
  signal: AbortSignal,
  { cases, ...options }: MutateAllOptions,
): Promise<MutationReport> {
  const startedAt = performance.now();
  const found = (await mapBounded(configs, findCases)).flat();
  const wanted = found.filter(({ folder }) => cases === undefined || cases.includes(path.basename(folder)));
  const results: { config: TestedConfig; result: MutatedCase }[] = [];
  for (const { config, ...place } of wanted)
    results.push({ config, result: await mutateCase(config, place, signal, options) });
  const by = groupBy(results, ({ config }) => config);
  const configurations = [...by].map(([{ shown }, all]) => ({ config: shown, cases: all.map(({ result }) => result) }));
  return { seed: options.seed, configurations, durationMs: Math.round(performance.now() - startedAt) };
}

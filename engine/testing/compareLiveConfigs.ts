import path from 'node:path';
import { mapBounded } from '../core/project/model/mapBounded.ts';
import type { DriftCase, DriftReport } from '../core/testing/drift/driftReport.ts';
import { compareLive, type SecretsFor } from './liveCase.ts';
import { findCases } from './testConfigs.ts';
import type { TestedConfig } from './testedConfig.ts';

/** Asks the APIs of configurations for the first pages of their cases, one case after the other. */
export async function compareLiveConfigs(
  configs: readonly TestedConfig[],
  { cases, secretsFor }: { cases?: readonly string[]; secretsFor: SecretsFor },
  signal: AbortSignal,
): Promise<DriftReport> {
  const startedAt = performance.now();
  const found = (await mapBounded(configs, async (config) => ({ config, all: await findCases(config) }))).map(
    ({ config, all }) => ({
      config,
      wanted: all.filter(({ folder }) => cases === undefined || cases.includes(path.basename(folder))),
    }),
  );
  const configurations: DriftReport['configurations'] = [];
  for (const { config, wanted } of found) {
    const compared: DriftCase[] = [];
    for (const place of wanted) compared.push(await compareLive(config, place, secretsFor, signal));
    if (compared.length > 0) configurations.push({ config: config.shown, cases: compared });
  }
  return { configurations, durationMs: Math.round(performance.now() - startedAt) };
}

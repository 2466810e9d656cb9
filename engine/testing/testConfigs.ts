import path from 'node:path';
import { groupBy } from '../core/groupBy.ts';
import { mapBounded } from '../core/project/model/mapBounded.ts';
import type { TestedCase, TestReport } from '../core/testing/testReport.ts';
import type { CasePlace } from './caseFolder.ts';
import { listCases } from './caseFolder.ts';
import { checkCase } from './checkCase.ts';
import type { TestedConfig } from './testedConfig.ts';

/** The cases that run at the same time: they wait for the disk, and for nothing else. */
const atOnce = 8;

/** The choice of cases, and the listener to their results. */
export interface TestOptions {
  /** The names of cases; absent: all. */
  cases?: readonly string[];
  onCase?: (config: TestedConfig, tested: TestedCase) => void;
}

/** A case of a configuration. */
export interface FoundCase extends CasePlace {
  config: TestedConfig;
}

/** The cases of a configuration, in the order of their names. */
export async function findCases(config: TestedConfig): Promise<FoundCase[]> {
  const base = path.posix.join(
    path.posix.dirname(config.shown.replaceAll('\\', '/')),
    path.basename(config.testsFolder),
  );
  const folders = await listCases(config.testsFolder);
  return folders.map((folder) => ({ config, folder, shown: `${base}/${path.basename(folder)}` }));
}

/** Runs the cases of configurations. Configurations without any are left out. */
export async function testConfigs(
  configs: readonly TestedConfig[],
  signal: AbortSignal,
  { cases, onCase }: TestOptions = {},
): Promise<TestReport> {
  const startedAt = performance.now();
  const found = (await mapBounded(configs, findCases)).flat();
  const wanted = found.filter(({ folder }) => cases === undefined || cases.includes(path.basename(folder)));
  const tested = await mapBounded(
    wanted,
    async ({ config, ...place }) => {
      signal.throwIfAborted();
      const result = await checkCase(config, place, signal);
      onCase?.(config, result);
      return { config, result };
    },
    atOnce,
  );
  const by = groupBy(tested, ({ config }) => config);
  const configurations = [...by].map(([{ shown }, all]) => ({ config: shown, cases: all.map(({ result }) => result) }));
  return { configurations, durationMs: Math.round(performance.now() - startedAt) };
}

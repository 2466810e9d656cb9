import { readEvidence } from '@pagewright/core/forecast/readEvidence';
import type { NextRun } from './known.ts';

/** More runs than a forecast reads. */
const maxRuns = 20;

/** Reads what an editor reports of the runs of a configuration, whatever it is; undefined if it reports none. */
export function readRuns(reported: unknown): NextRun | undefined {
  const { evidence, parallel, maxJobRequests, maxWait } = Object(reported) as Record<string, unknown>;
  if (!Array.isArray(evidence)) return undefined;
  return {
    ground: {
      evidence: evidence.slice(0, maxRuns).flatMap((run) => readEvidence(run) ?? []),
      parallel: countOf(parallel),
      maxJobRequests: countOf(maxJobRequests),
    },
    maxWaitSeconds: countOf(maxWait),
  };
}

function countOf(value: unknown): number | undefined {
  return typeof value === 'number' && value >= 1 ? value : undefined;
}

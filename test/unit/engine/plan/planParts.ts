import assert from 'node:assert/strict';
import type { JobPlan } from '../../../../engine/core/plan/jobPlan.ts';
import { planJobs } from '../../../../engine/core/plan/planJobs.ts';
import { noon, type Parts, readParts } from '../config/readParts.ts';

/** The plans of a configuration, made at noon. */
export function plansOf(parts: Parts): JobPlan[] {
  return planJobs(readParts(parts), { now: () => noon });
}

/** The plan of its only job, or of the first. */
export function planOf(parts: Parts): JobPlan {
  const [plan] = plansOf(parts);
  assert.ok(plan !== undefined);
  return plan;
}

/** The plan of a job under some paging options. */
export function pagedPlan(pagination: object | undefined, job: object = {}, more: Parts = {}): JobPlan {
  const api = { ...more.api, ...(pagination && { pagination }) };
  return planOf({ ...more, api, config: { ...more.config, jobs: [{ endpoint: 'parcels', ...job }] } });
}

/** Each request as the reference's traces write it: path with query below the base, and body; a POST says so. */
export function linesOf({ requests }: JobPlan): string[] {
  return requests.map(({ number, method, path, body }) => {
    const line = `${number} ${method === 'GET' ? '' : `${method} `}${path.replace('/v2/', '')}`;
    return body === undefined ? line : `${line} ${body}`;
  });
}

/** A header of a request, by its number. */
export function headerOf({ requests }: JobPlan, name: string, number = 1): string | undefined {
  return requests.find((request) => request.number === number)?.headers.find(([key]) => key === name)?.[1];
}

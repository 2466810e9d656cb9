import type { JobRecord, RequestRecord } from '../../history/runRecord.ts';

/** The maximum number of requests below one line; more are grouped. */
const groupSize = 100;

/** Consecutive requests of a job. */
export interface RequestGroup {
  /** Number of the group's first request within its job, counted from 1: stable while the job is running. */
  first: number;
  requests: RequestRecord[];
}

/**
 * Groups the requests of a job in hundreds by their position among all requests of the job, including those not kept: so
 * a group that is open in the view stays the same while more requests come.
 */
export function requestGroups({ requests, forgotten }: Pick<JobRecord, 'requests' | 'forgotten'>): RequestGroup[] {
  const groups: RequestGroup[] = [];
  for (const [index, request] of requests.entries()) {
    const place = index < groupSize ? index : index + forgotten;
    const first = place - (place % groupSize) + 1;
    const last = groups.at(-1);
    if (last?.first === first) last.requests.push(request);
    else groups.push({ first, requests: [request] });
  }
  return groups;
}

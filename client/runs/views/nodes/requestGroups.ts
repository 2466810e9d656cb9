import type { JobRecord, RequestRecord } from '../../history/runRecord.ts';

/** So many requests stand below one line; more are grouped. */
const groupSize = 100;

/** Requests of a job that follow one another. */
export interface RequestGroup {
  /** Which request of its job the group begins with, counted from 1: it stays the same while the job goes on. */
  first: number;
  requests: RequestRecord[];
}

/**
 * The requests of a job in hundreds, by their place among all of the job, those included that are not remembered: so a
 * group that is open in the view stays what it is while more requests come.
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

import type { JudgedJob } from '@pagewright/engine/platform';
import type { RemoteSubject } from './remoteSubject.ts';

/** Whether a job ran the version that the texts of its subject are, so that what was found in it is about these. */
export function isOfTexts({ version }: Pick<RemoteSubject, 'version'>, judged: Pick<JudgedJob, 'version'>): boolean {
  return version !== undefined && version === judged.version.ran;
}

/** Why nothing is marked in the files. Where no version is known, nothing was found in one. */
export function unmarkedRemark({ version: { ran } }: Pick<JudgedJob, 'version'>): string[] {
  if (ran === undefined) return [];
  return [
    `All this is about version ${ran}. The files here are not known to say the same, so nothing is marked in them.`,
  ];
}

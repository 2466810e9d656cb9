import { refusingRename } from '../support/troubledDisk.ts';
import type { RunAttack } from './attack.ts';

const failing = ['ENOSPC', 'EACCES', 'EROFS', 'EDQUOT'].flatMap((code) =>
  [1, 2].map(
    (number): RunAttack => ({
      name: `${code} from rename ${number}`,
      given: { disk: (run) => refusingRename(number, code, run) },
      gives: { error: 'output.not-writable' },
    }),
  ),
);

/** Disks and moments that do not let a run end. */
export const faults: readonly RunAttack[] = [
  ...failing,
  {
    name: 'a cancel before the first request',
    given: { cancelAfter: ({ kind }) => kind === 'job-started' },
    gives: { error: 'cancelled', requests: 0 },
  },
  {
    name: 'a cancel after the last page',
    given: { cancelAfter: ({ kind }) => kind === 'page' },
    gives: { error: 'cancelled' },
  },
];

import assert from 'node:assert/strict';
import { type Change, refusing } from '../support/troubledDisk.ts';
import type { RunAttack, RunGiven } from './attack.ts';
import { json } from './responses.ts';

/** Pages that do not stay in memory; the last one has a column that the others lack. */
const pages = [0, 1, 2].map((page) =>
  Array.from({ length: 500 }, (_, index) => ({
    id: page * 500 + index,
    text: 'x'.repeat(700),
    ...(page === 2 && { late: index }),
  })),
);
const rows = pages.flat().map(({ id, text, late = '' }) => `"${id}","${text}","${late}"\n`);
const large: RunGiven = {
  server: [...pages, []].map(json),
  api: { pagination: { method: 'offset', limit: 500 }, retryConfig: { maxRetries: 0 } },
};
const all = { 'items.csv': `"id","text","late"\n${rows.join('')}` };

/** Changes of the disk that fail: nothing of the run remains, and the tables of the run before are there. */
const refused: readonly [change: Change, number: number, code: string][] = [
  ['mkdir', 1, 'EACCES'],
  ['mkdir', 2, 'ENOSPC'],
  ['mkdtemp', 1, 'EROFS'],
  ['mkdtemp', 2, 'EDQUOT'],
  ['open', 1, 'EMFILE'],
  ['open', 2, 'ENFILE'],
  ['writev', 1, 'ENOSPC'],
  ['writev', 2, 'EIO'],
  ['read', 1, 'EIO'],
  ['read', 2, 'ESTALE'],
  ['appendFile', 1, 'ENOSPC'],
  ['appendFile', 2, 'EDQUOT'],
  ['appendFile', 3, 'ENOTCONN'],
  ['writeFile', 1, 'ENOSPC'],
  ['writeFile', 2, 'ENOSPC'],
  ['rename', 1, 'EACCES'],
  ['rename', 2, 'EPERM'],
  ['rename', 3, 'EBUSY'],
  ['rename', 4, 'EROFS'],
  ['rename', 5, 'ENOSPC'],
  ['sync', 1, 'EIO'],
  ['sync', 1, 'ENOSPC'],
  ['readdir', 1, 'EACCES'],
  ['readdir', 4, 'EIO'],
];

/** Files that cannot be removed say nothing about the tables. */
const leftOver = [1, 2, 3, 4].map(
  (number): RunAttack => ({
    name: `EBUSY from rm ${number}`,
    given: { ...large, disk: (run) => onTroubledDisk('rm', number, 'EBUSY', run) },
    gives: { tables: all, requests: 4, leavesHidden: true },
  }),
);

/** Disks and moments that do not let a run end. */
export const faults: readonly RunAttack[] = [
  ...refused.map(
    ([change, number, code]): RunAttack => ({
      name: `${code} from ${change} ${number}`,
      given: { ...large, disk: (run) => onTroubledDisk(change, number, code, run) },
      gives: { error: 'output.not-writable', requests: 'any' },
    }),
  ),
  ...leftOver,
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

/** A row whose trouble never comes would prove nothing. */
async function onTroubledDisk(...[change, number, code, run]: Parameters<typeof refusing>): Promise<void> {
  const { isHit, error } = await refusing(change, number, code, run);
  assert.equal(error, undefined);
  assert.ok(isHit, `There is no ${change} ${number}.`);
}

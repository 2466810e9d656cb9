import type { ToLastNight } from '../../../client/platform/lastNight/lastNightMessages.ts';
import { type Here, lastNightRow } from '../../../client/platform/lastNight/lastNightRow.ts';
import { standings } from '../../../engine/core/platform/judging/standing.ts';
import type { CheckedConfiguration } from '../../../engine/roundTrip/jobs/checkProject.ts';
import { checkRow } from '../../../engine/roundTrip/jobs/checkTable.ts';
import { createChecked, createJudged, createPart } from '../../unit/client/platform/lastNight/createChecked.ts';

const whole = {
  parts: [createPart('complete', { records: 1_234_567 })],
  tables: [{ id: 'in.c-portal.orders', columns: ['id'], rows: 1_234_567, allRows: 22_345_678 }],
  version: { ran: 12, here: 12, isOther: false },
};
const reason = (message: string) => ({ evidence: [{ code: 'has-more' as const, message }] });

const checked: [CheckedConfiguration, Here][] = [
  [
    createChecked('Users of the portal', {
      judged: createJudged({
        ...{ verdict: 'incomplete', version: { ran: 3, here: 7, isOther: true } },
        ...reason('users: The last response says that there is more, so at least one page is missing.'),
        tables: [{ id: 'in.c-portal.users-with-a-long-name-of-a-table', columns: ['id'], allRows: 40 }],
      }),
    }),
    'same',
  ],
  [
    createChecked('Old prices', {
      judged: createJudged({
        ...{ verdict: 'incomplete', job: { status: 'error' } },
        ...reason('The job failed: "The API request failed: [404] Not Found".'),
      }),
    }),
    'none',
  ],
  [
    createChecked('Partners', { error: { code: 'platform.forbidden', message: 'The token may not read version 4.' } }),
    'none',
  ],
  [
    createChecked('Warned', {
      judged: createJudged({
        verdict: 'unknown',
        job: { status: 'warning' },
        ...reason('The job ended with a warning.'),
      }),
    }),
    'same',
  ],
  [
    createChecked(
      'Orders',
      { judged: createJudged({ ...whole, ...reason('The total is 1,234,567.') }) },
      { component: 'acme.ex-orders' },
    ),
    'changed',
  ],
  [
    createChecked('Still at it', {
      judged: createJudged({
        verdict: 'unknown',
        job: { status: 'processing', isFinished: false, endedAt: undefined } as never,
      }),
    }),
    'same',
  ],
  [createChecked('Never', {}, { isDisabled: true }), 'same'],
];

function rowOf([each, here]: [CheckedConfiguration, Here]) {
  const { standing, reason: why } = checkRow(each);
  return lastNightRow(each, { standing, rank: standings.indexOf(standing), why, here });
}

const title = 'Last jobs of project "Portal", branch "New prices"';
const asked = 'Nov 29, 2026, 6:00:00 AM';

/** A row of each standing. */
export const shownLastNight: ToLastNight = {
  ...{ type: 'page', root: '/w', isWhole: true, rows: checked.map(rowOf) },
  page: { title, asked, state: 'done', progress: { done: 7, total: 7 } },
};

/** A check that is half done. */
export const shownProgress: ToLastNight = {
  ...{ type: 'page', root: '/w', isWhole: true, rows: checked.slice(0, 3).map(rowOf) },
  page: { title, asked, state: 'checking', progress: { done: 3, total: 7 } },
};

/** A project that does not answer. */
export const shownProblem: ToLastNight = {
  ...{ type: 'page', root: '/w', isWhole: true, rows: [] },
  page: { title, asked, state: 'failed', problem: 'The token of project "Portal" is refused. Set another one.' },
};

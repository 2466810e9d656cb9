import '../../../../support/document.ts';
import assert from 'node:assert/strict';
import type { SummaryPage } from '../../../../../client/runs/summary/summaryMessages.ts';
import { summaryTemplate } from '../../../../../client/runs/summaryView/summaryTemplate.ts';
import type { ViewState } from '../../../../../client/runs/summaryView/viewState.ts';
import { click, type RenderedElement, readText, renderTemplate } from '../../../../support/renderTemplate.ts';
import { createPace } from '../../../engine/summary/createPace.ts';

const point = { from: 0, to: 10, maxMs: 10, sumMs: 10, repeats: 1, failures: 1, waitMs: 5 };
const page: SummaryPage = {
  run: 'run-1',
  title: 'users.extractor.json',
  outcome: 'incomplete',
  headline: 'Incomplete: data of "users" is missing.',
  facts: { started: '2026-01-31 08:00:00 UTC', took: '1.2 s', sent: '2 requests', read: '23 records in 1 page' },
  sections: [
    {
      id: 'concerns',
      title: 'What is not known to be complete',
      blocks: [
        {
          job: 'users',
          heading: [{ code: 'users' }, ': incomplete'],
          lines: [{ text: ['It stopped.'], speaks: 'missing', detail: [{ code: 'has-more' }, '; seen at page 3'] }],
        },
      ],
    },
    { id: 'limits', title: 'Limits that cut data', blocks: [{ lines: [{ text: ['Cut at the limit of 2 pages.'] }] }] },
    { id: 'warnings', title: 'Warnings', blocks: [{ lines: [{ text: ['No list.'], detail: [{ code: 'no-list' }] }] }] },
    {
      id: 'jobs',
      title: 'Jobs',
      blocks: [{ job: 'users', heading: [{ code: 'users' }], lines: [{ text: ['Read 23 records.'] }] }],
    },
    {
      id: 'tables',
      title: 'Tables',
      blocks: [],
      table: {
        columns: [{ title: 'table' }, { title: 'rows', isNumber: true }],
        rows: [
          ['in.c-main.users', '23'],
          ['in.c-main.none', '0'],
        ],
      },
    },
  ],
  timeline: { durationMs: 20, points: [{ ...point, first: 1, last: 1 }] },
  pagings: [{ job: 'users', isOnePaging: true, pages: [{ first: 1, last: 1, min: 23, max: 23, sum: 23 }] }],
  tables: { open: ['in.c-main.users'] },
};

const paced: SummaryPage = {
  ...page,
  sections: [{ id: 'pace', title: 'Pace', blocks: [{ lines: [{ text: ['At most 8.'] }] }] }, ...page.sections],
  pace: createPace(),
};

describe('The page of a summary', () => {
  it('shows the verdict first, then what is not known to be complete, then limits and warnings, and the rest', () => {
    const [first, ...rest] = draw(page).children;
    assert.match(readText(first), /^Incomplete: data of "users" is missing\./);
    assert.deepEqual(
      rest.map(({ id }) => id),
      ['concerns', 'limits', 'warnings', 'timeline', 'jobs', 'tables'],
    );
  });

  it('has no part for what there is nothing of', () => {
    const empty = { sections: [], timeline: { durationMs: 0, points: [] } };
    assert.equal(draw({ ...page, ...empty }).children.length, 1);
  });

  for (const outcome of [
    'complete',
    'incomplete',
    'unknown',
    'running',
    'failed',
    'cancelled',
    'interrupted',
    'fault',
  ] as const) {
    it(`tells ${outcome} by an icon, not by a colour alone`, () =>
      assert.ok(
        draw({ ...page, outcome })
          .querySelector('h1 vscode-icon')
          ?.getAttribute('name'),
      ));
  }

  it('offers what can be done: with a run that goes on other things than with one that has ended', () => {
    const acts = (outcome: SummaryPage['outcome']) => {
      const done: string[] = [];
      const root = draw({ ...page, outcome }, { act: (action) => done.push(action) });
      for (const button of root.querySelectorAll('.actions vscode-button')) click(button);
      return done;
    };
    assert.deepEqual(acts('complete'), ['again', 'compare', 'events', 'text']);
    assert.deepEqual(acts('running'), ['cancel', 'events']);
  });

  it('says in words what evidence speaks for', () => {
    assert.equal(
      readText(draw(page).querySelector('.evidence')),
      'Data is missing: It stopped. has-more; seen at page 3',
    );
  });

  it('gives every picture a text, and a table on demand', () => {
    const closed = draw(page);
    const charts = [...closed.querySelectorAll('.chart')];
    assert.equal(charts.length, 2);
    for (const chart of charts) {
      assert.equal(chart.getAttribute('role'), 'img');
      assert.ok(chart.getAttribute('aria-label'));
    }
    assert.equal(closed.querySelector('.data'), null);
    const open = draw(page, { open: new Set(['timeline-table', 'pages-users']) });
    assert.deepEqual(
      [...open.querySelectorAll('.data')].map((table) => table.getAttribute('aria-label')),
      ['Requests in numbers', 'Records per page of users'],
    );
  });

  it('shows the pace after the timeline, in words, as a picture and as a table on demand', () => {
    const root = draw(paced, { open: new Set(['pace-table']) });
    assert.deepEqual(
      [...root.children].slice(4).map(({ id }) => id),
      ['timeline', 'pace', 'jobs', 'tables'],
    );
    const shown = root.querySelector('#pace');
    assert.match(readText(shown), /^Pace At most 8\./);
    assert.equal(shown?.querySelector('.chart')?.getAttribute('role'), 'img');
    assert.equal(shown?.querySelectorAll('.legend li').length, 2);
    assert.equal(shown?.querySelectorAll('tbody tr').length, 30);
    assert.equal(draw({ ...paced, pace: undefined }).querySelector('#pace .chart'), null);
  });

  it('leaves it to the page which parts are open, so that none closes when the run goes on', () => {
    const toggled: string[] = [];
    const root = draw(page, { toggle: (part) => toggled.push(part) });
    for (const summary of root.querySelectorAll('summary')) click(summary);
    assert.deepEqual(toggled, ['timeline-table', 'pages-users']);
    assert.equal(root.querySelector('details[open]'), null);
  });

  it('explains the marks that are there, and no others', () => {
    assert.equal(draw(page).querySelectorAll('.legend li').length, 3);
    const calm = { durationMs: 20, points: [{ ...point, first: 1, last: 1, repeats: 0, failures: 0, waitMs: 0 }] };
    assert.equal(draw({ ...page, timeline: calm }).querySelector('.legend'), null);
  });

  it('lets tables be opened that can be', () => {
    const opened: string[] = [];
    for (const button of draw(page, { openTable: (name) => opened.push(name) }).querySelectorAll('.tables button'))
      click(button);
    assert.deepEqual(opened, ['in.c-main.users']);
  });

  it('offers other paging methods of a job where its paging is to blame, and nowhere else', () => {
    const asked: string[] = [];
    const findIn = (shown: SummaryPage) => {
      for (const button of draw(shown, { findPagination: (job) => asked.push(job) }).querySelectorAll('.find'))
        click(button);
    };
    findIn(page);
    assert.deepEqual(asked, []);
    const sections = page.sections.map((section) => ({
      ...section,
      blocks: section.blocks.map((block) => ({
        ...block,
        ...(section.id === 'concerns' && { isOfPaging: true as const }),
      })),
    }));
    findIn({ ...page, sections });
    assert.deepEqual(asked, ['users']);
  });

  it('keeps what is there when the run goes on: the focus stays where it is', () => {
    const root = draw({ ...page, outcome: 'running' });
    const [cancel, events] = root.querySelectorAll('.actions vscode-button');
    draw({ ...page, outcome: 'running', headline: 'Running.' }, {}, root);
    assert.equal(readText(root.querySelector('h1')), 'Running.');
    assert.equal(root.querySelector('.actions vscode-button'), cancel);
    draw({ ...page, outcome: 'complete' }, {}, root);
    const after = [...root.querySelectorAll('.actions vscode-button')];
    assert.ok(events !== undefined && after.includes(events));
    // A person who is about to press Cancel when the run ends presses nothing else.
    assert.ok(cancel !== undefined && !after.includes(cancel));
  });

  it('keeps texts texts, whatever is in them', () => {
    const text = '<img src=x onerror="alert(1)">';
    const blocks = [{ heading: [{ code: text }], lines: [{ text: [text], detail: [{ code: text }] }] }];
    const sections = [{ id: 'limits' as const, title: text, blocks }];
    const root = draw({ ...page, headline: text, title: text, sections });
    assert.equal(root.querySelector('img'), null);
    assert.ok(readText(root).includes(text));
  });

  function draw(shown: SummaryPage, given: Partial<ViewState> = {}, root?: RenderedElement): RenderedElement {
    const nothing = () => {};
    const acts = { toggle: nothing, act: nothing, openTable: nothing, findPagination: nothing };
    const state = { open: new Set<string>(), width: 720, ...acts, ...given };
    return renderTemplate(summaryTemplate(shown, state), root);
  }
});

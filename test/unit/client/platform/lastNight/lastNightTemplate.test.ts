import '../../../../support/document.ts';
import assert from 'node:assert/strict';
import type {
  LastNightPage,
  LastNightRow,
  RowAction,
} from '../../../../../client/platform/lastNight/lastNightMessages.ts';
import { lastNightTemplate } from '../../../../../client/platform/lastNightView/lastNightTemplate.ts';
import { sortedRows } from '../../../../../client/platform/lastNightView/shownRows.ts';
import type { ViewState } from '../../../../../client/platform/lastNightView/viewState.ts';
import { type Standing, standings } from '../../../../../engine/core/platform/judging/standing.ts';
import { click, type RenderedElement, readText, renderTemplate } from '../../../../support/renderTemplate.ts';

const done: LastNightPage = { title: 'Last jobs of project "Portal"', asked: 'today', state: 'done' };

const job = {
  ...{ id: '901', status: 'success', when: 'today', took: '65 s', version: 'version 3, here 7', isOtherVersion: true },
  ...{ records: '57 records', tables: [{ name: 'in.c-p.users', rows: '57 rows of this job' }], moreTables: 2 },
};

function rowOf(name: string, standing: Standing, parts: Partial<LastNightRow> = {}): LastNightRow {
  const rank = standings.indexOf(standing);
  return { key: name, name, isDisabled: false, standing, rank, why: '', here: 'yes', ...parts };
}

function draw(page: LastNightPage, rows: readonly LastNightRow[], parts: Partial<ViewState> = {}) {
  const done: string[] = [];
  const state: ViewState = {
    ...{ shown: new Set(), limit: 100 },
    toggle: (standing) => void done.push(`toggle ${standing}`),
    showAll: () => void done.push('all'),
    check: () => void done.push('check'),
    cancel: () => void done.push('cancel'),
    copy: () => void done.push('copy'),
    act: (action: RowAction, key) => void done.push(`${action} ${key}`),
    ...parts,
  };
  return { root: renderTemplate(lastNightTemplate(page, sortedRows(rows), state)), done };
}

const namesIn = (root: RenderedElement) => [...root.querySelectorAll('.name')].map(readText);
const headline = (root: RenderedElement) => readText(root.querySelector('h1')).replaceAll('\u00a0', ' ');
const buttonsIn = (root: RenderedElement) => [...root.querySelectorAll('vscode-button')].map(readText);

describe('The page of the last jobs', () => {
  it('has the worst first, those of a standing by name', () => {
    const shuffled = ['never', 'complete', 'failed', 'running', 'incomplete', 'warning', 'unknown', 'error'] as const;
    const rows = [
      ...shuffled.map((standing) => rowOf(standing, standing)),
      rowOf('Job 10', 'failed'),
      rowOf('job 9', 'failed'),
    ];
    assert.deepEqual(namesIn(draw(done, rows).root), [
      ...['incomplete', 'failed', 'job 9', 'Job 10', 'error', 'warning', 'unknown', 'complete', 'running', 'never'],
    ]);
  });

  const headlines: readonly [string, Partial<LastNightPage>, readonly Standing[], string][] = [
    ['what needs a look', {}, ['failed', 'incomplete', 'failed', 'complete'], '1 incomplete, 2 failed'],
    ['all that is known', {}, ['complete', 'unknown', 'never'], '1 unknown, 1 complete, 1 never ran'],
    ['no job', {}, ['never', 'never'], 'No configuration has had a job'],
    ['no configuration', {}, [], 'No configuration of generic extractor is in the project'],
    ['a question on its way', { state: 'checking' }, [], 'Asking the project'],
    ['progress', { state: 'checking', progress: { done: 12, total: 2000 } }, ['failed'], 'Judged: 12 of 2,000'],
    ['cancelled', { state: 'cancelled', progress: { done: 1, total: 4 } }, ['complete'], 'Cancelled, after 1 of 4'],
    ['no answer', { state: 'failed', problem: 'No token.' }, [], 'The project could not be asked'],
    ['stopped', { state: 'failed', progress: { done: 1, total: 4 } }, ['complete'], 'Stopped, after 1 of 4'],
    ['reloaded', { state: 'idle' }, [], 'Not judged since the window was opened'],
  ];
  for (const [title, page, found, expected] of headlines)
    it(`says in one line: ${title} | ${expected}`, () => {
      const rows = found.map((standing, index) => rowOf(`${index}`, standing));
      assert.equal(headline(draw({ ...done, ...page }, rows).root), expected);
    });

  it('is green only where the worst that was found is complete, and all were judged', () => {
    const kind = (page: Partial<LastNightPage>, ...found: Standing[]) =>
      draw(
        { ...done, ...page },
        found.map((standing) => rowOf(standing, standing)),
      ).root.querySelector('header')?.className;
    assert.equal(kind({}, 'complete', 'never'), 'verdict complete');
    assert.equal(kind({}, 'complete', 'unknown'), 'verdict unknown');
    assert.equal(kind({}, 'complete', 'running'), 'verdict running');
    assert.equal(kind({ state: 'cancelled' }, 'complete'), 'verdict unknown');
    assert.equal(kind({ state: 'checking' }, 'complete'), 'verdict running');
  });

  it('offers to cancel while it judges, and the whole as Markdown once it is whole', () => {
    assert.deepEqual(buttonsIn(draw({ ...done, state: 'checking' }, []).root), ['Cancel']);
    assert.deepEqual(buttonsIn(draw({ ...done, state: 'cancelled' }, []).root), ['Check Again']);
    assert.deepEqual(buttonsIn(draw({ ...done, state: 'idle' }, []).root), ['Check']);
    const { root, done: acted } = draw(done, []);
    for (const button of root.querySelectorAll('vscode-button')) click(button);
    assert.deepEqual(acted, ['check', 'copy']);
  });

  it('has the counts as toggles, which choose what is shown', () => {
    const rows = [rowOf('a', 'failed'), rowOf('b', 'complete'), rowOf('c', 'complete')];
    const { root, done: acted } = draw(done, rows, { shown: new Set(['complete']) });
    const toggles = [...root.querySelectorAll('.toggle')];
    assert.deepEqual(toggles.map(readText), ['1 failed', '2 complete']);
    assert.deepEqual(
      toggles.map((each) => each.getAttribute('aria-pressed')),
      ['false', 'true'],
    );
    assert.deepEqual(namesIn(root), ['b', 'c']);
    click(toggles[0]);
    click(root.querySelector('.filter .link'));
    assert.deepEqual(acted, ['toggle failed', 'all']);
  });

  it('shows all where nothing is left of what was chosen', () => {
    assert.deepEqual(namesIn(draw(done, [rowOf('a', 'failed')], { shown: new Set(['running']) }).root), ['a']);
  });

  it('says of a job when, how long, how it ended, which version, and what it read and wrote', () => {
    const { root } = draw(done, [
      rowOf('a', 'complete', { job, why: 'The total matches.', component: 'acme.ex', isDisabled: true }),
    ]);
    assert.equal(readText(root.querySelector('.subject')), 'a acme.ex disabled The total matches.');
    assert.equal(readText(root.querySelector('.ran')), 'today success, 65 s version 3, here 7');
    assert.equal(
      readText(root.querySelector('.wrote')),
      '57 records read in.c-p.users 57 rows of this job and 2 more tables',
    );
  });

  const actions: readonly [Standing, LastNightRow['here'], string[]][] = [
    ['complete', 'yes', ['open a', 'job a', 'browser a']],
    ['complete', 'no', ['job a', 'browser a', 'pull a']],
    ['complete', 'unknown', ['job a', 'browser a']],
    ['error', 'no', ['job a', 'browser a', 'pull a']],
    ['never', 'no', ['browser a', 'pull a']],
  ];
  for (const [standing, here, expected] of actions)
    it(`offers what is possible: ${standing}, files ${here} | ${expected.join(', ')}`, () => {
      const { root, done: acted } = draw(done, [rowOf('a', standing, { here })]);
      for (const button of root.querySelectorAll('tbody button')) click(button);
      assert.deepEqual(acted, expected);
    });

  it('names each button with its configuration, and shows foreign names as they are', () => {
    const name = '<img src=x onerror="alert(1)">';
    const { root } = draw(done, [rowOf(name, 'failed', { why: '<b>no</b>' })]);
    assert.equal(root.querySelectorAll('img, b').length, 0);
    assert.equal(readText(root.querySelector('.name')), name);
    assert.equal(root.querySelector('.icon')?.getAttribute('aria-label'), `Show Job: ${name}`);
  });

  it('draws the first rows of thousands first, and counts all of them', () => {
    const rows = Array.from({ length: 2000 }, (_, index) => rowOf(`${index}`, 'complete'));
    const { root } = draw(done, rows);
    assert.equal(root.querySelectorAll('tbody tr').length, 100);
    assert.equal(readText(root.querySelector('.toggle')), '2,000 complete');
    assert.match(readText(root), /1,900 more are being drawn\./);
  });
});

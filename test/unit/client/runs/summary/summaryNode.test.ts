import assert from 'node:assert/strict';
import type { SummaryPage } from '../../../../../client/runs/summary/summaryMessages.ts';
import { summaryNode } from '../../../../../client/runs/summaryView/summaryNode.ts';
import { element, nodeText, type PageNode } from '../../../../../client/shared/webview/pageNode.ts';
import { webviewHtml } from '../../../../../client/shared/webview/webviewHtml.ts';
import { findNodes, withClass } from './findNodes.ts';

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

describe('The page of a summary', () => {
  it('shows the verdict first, then what is not known to be complete, then limits, and the rest', () => {
    const [first, ...rest] = build(page).children;
    assert.match(nodeText(first ?? ''), /^Incomplete: data of "users" is missing\./);
    assert.deepEqual(
      rest.map((node) => typeof node === 'object' && node.attributes['data-key']),
      ['concerns', 'limits', 'timeline', 'jobs', 'tables'],
    );
  });

  it('has no part for what there is nothing of', () => {
    const empty = { sections: [], timeline: { durationMs: 0, points: [] } };
    assert.equal(build({ ...page, ...empty }).children.length, 1);
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
    it(`tells ${outcome} by an icon, not by a colour alone`, () => {
      const [icon] = findNodes(build({ ...page, outcome }), ({ name }) => name === 'vscode-icon');
      assert.ok(icon?.attributes['name']);
    });
  }

  it('offers what can be done: with a run that goes on other things than with one that has ended', () => {
    const actions = (outcome: SummaryPage['outcome']) =>
      findNodes(build({ ...page, outcome }), ({ attributes }) => 'data-action' in attributes).map(
        ({ attributes }) => attributes['data-action'],
      );
    assert.deepEqual(actions('complete'), ['again', 'compare', 'events', 'text']);
    assert.deepEqual(actions('running'), ['cancel', 'events']);
  });

  it('says in words what evidence speaks for', () => {
    assert.equal(
      nodeText(withClass(build(page), 'evidence')[0] ?? ''),
      'Data is missing: It stopped. has-more; seen at page 3',
    );
  });

  it('gives every picture a text, and a table on demand', () => {
    const closed = build(page);
    for (const chart of withClass(closed, 'chart')) {
      assert.equal(chart.attributes['role'], 'img');
      assert.ok(chart.attributes['aria-label']);
    }
    assert.deepEqual(withClass(closed, 'data'), []);
    const open = build(page, ['timeline-table', 'pages-users']);
    assert.deepEqual(
      withClass(open, 'data').map(({ attributes }) => attributes['aria-label']),
      ['Requests over time', 'Records per page of users'],
    );
    assert.equal(withClass(closed, 'chart').length, 2);
  });

  it('explains the marks that are there, and no others', () => {
    assert.equal(withClass(build(page), 'legend')[0]?.children.length, 3);
    const calm = { durationMs: 20, points: [{ ...point, first: 1, last: 1, repeats: 0, failures: 0, waitMs: 0 }] };
    assert.deepEqual(withClass(build({ ...page, timeline: calm }), 'legend'), []);
  });

  it('lets tables be opened that can be', () => {
    const buttons = findNodes(build(page), ({ attributes }) => 'data-table' in attributes);
    assert.deepEqual(
      buttons.map(({ attributes }) => attributes['data-table']),
      ['in.c-main.users'],
    );
  });

  it('keeps texts texts, whatever is in them', () => {
    const text = '<img src=x onerror="alert(1)">';
    const blocks = [{ heading: [{ code: text }], lines: [{ text: [text], detail: [{ code: text }] }] }];
    const sections = [{ id: 'limits' as const, title: text, blocks }];
    const nodes = build({ ...page, headline: text, title: text, sections });
    assert.deepEqual(
      findNodes(nodes, ({ name }) => name === 'img'),
      [],
    );
    assert.ok(nodeText(nodes).includes(text));
  });

  function build(shown: SummaryPage, open: string[] = []): PageNode {
    return element('main', {}, summaryNode(shown, { open: new Set(open), width: 720 }));
  }
});

describe('The frame of a webview', () => {
  const parts = {
    title: 'Run of "<a>"',
    cspSource: 'https://webview.example',
    script: 'https://webview.example/a.js?x=1&y="2"',
    style: 'https://webview.example/a.css',
    icons: 'https://webview.example/codicon.css',
  };
  const html = webviewHtml(parts);

  it('runs one script, by its nonce, and loads nothing from elsewhere', () => {
    const nonce = /<script nonce="([\w-]+)"/.exec(html)?.[1];
    assert.ok(nonce && nonce.length >= 22);
    const policy = /Content-Security-Policy" content="([^"]+)"/.exec(html)?.[1]?.replaceAll('&#39;', "'") ?? '';
    assert.match(
      policy,
      /^default-src 'none'; style-src https:\/\/webview.example; font-src https:\/\/webview.example;/,
    );
    assert.ok(policy.endsWith(`script-src 'nonce-${nonce}'`), policy);
    assert.equal(html.match(/<script/g)?.length, 1);
  });

  it('has another nonce each time', () => assert.notEqual(html, webviewHtml(parts)));

  it('lets a title and an address mark up nothing', () => {
    assert.ok(html.includes('<title>Run of &#34;&#60;a&#62;&#34;</title>'), html);
    assert.ok(html.includes('a.js?x=1&#38;y=&#34;2&#34;"'));
  });
});

import assert from 'node:assert/strict';
import type { RunReport } from '../../../../../engine/core/contracts/generated/types.ts';
import { redactTexts } from '../../../../../engine/run/events/redactTexts.ts';
import { emptyReport } from '../../../../../engine/run/report.ts';

const redact = (text: string) => text.replaceAll('hunter', '•••');

describe('redactTexts', () => {
  // what it is about, value, redacted
  const rows: [title: string, value: object, redacted: object][] = [
    ['takes secrets out of texts', { folder: '/hunter/x' }, { folder: '/•••/x' }],
    ['and out of those of lists', { keys: ['a', 'hunter'] }, { keys: ['a', '•••'] }],
    ['and of fields that nobody has heard of, at any depth', { news: [{ of: 'hunter' }] }, { news: [{ of: '•••' }] }],
    [
      'leaves the names that lead to jobs, tables, files and places',
      { job: 'hunter', table: 'hunter', file: '/hunter', config: 'hunter.json', pointer: '/hunter' },
      { job: 'hunter', table: 'hunter', file: '/hunter', config: 'hunter.json', pointer: '/hunter' },
    ],
    ['leaves words of ours', { code: 'hunter.x', error: 'hunter' }, { code: 'hunter.x', error: 'hunter' }],
    ['but goes into what is called like one', { error: { message: 'hunter' } }, { error: { message: '•••' } }],
    [
      'knows no names and words of ours in a part of a configuration',
      {
        pagination: { name: 'hunter', a: [{ code: 'hunter', hunter: 1 }] },
        changes: [{ pointer: '/hunter', value: { file: 'hunter' } }],
      },
      {
        pagination: { name: '•••', a: [{ code: '•••', '•••': 1 }] },
        changes: [{ pointer: '/hunter', value: { file: '•••' } }],
      },
    ],
    ['leaves what is no text', { count: 7, is: true, not: null }, { count: 7, is: true, not: null }],
  ];
  for (const [title, value, redacted] of rows) it(title, () => assert.deepEqual(redactTexts(value, redact), redacted));
});

describe('a report', () => {
  const report: RunReport = {
    ...emptyReport({ configName: 'hunter.json' }, 0),
    error: { code: 'http.status', message: 'said hunter', job: 'hunter' },
    tables: [{ name: 'hunter', file: 'tables/hunter.csv', rows: 1, columns: ['hunter'] }],
    jobs: [
      {
        name: 'hunter',
        pointer: '/hunter',
        pages: 1,
        requests: 1,
        records: 1,
        stopReason: 'single-page',
        verdict: {
          status: 'unknown',
          evidence: [{ code: 'has-more', message: 'hunter', path: 'hunter', header: 'hunter' }],
        },
      },
    ],
    storage: { file: '/hunter.db', error: { code: 'storage.x', message: 'hunter' } },
  };

  it('has no secret in what it tells, and names that lead to jobs, tables and places', () => {
    const { error, tables, jobs, storage, config } = redactTexts(report, redact);
    assert.deepEqual([config, error?.message, error?.job], ['hunter.json', 'said •••', 'hunter']);
    assert.deepEqual(tables, [{ name: 'hunter', file: 'tables/hunter.csv', rows: 1, columns: ['•••'] }]);
    assert.deepEqual([jobs[0]?.name, jobs[0]?.pointer], ['hunter', '/hunter']);
    assert.deepEqual(jobs[0]?.verdict.evidence, [{ code: 'has-more', message: '•••', path: '•••', header: '•••' }]);
    assert.deepEqual(storage, { file: '/hunter.db', error: { code: 'storage.x', message: '•••' } });
  });
});

import assert from 'node:assert/strict';
import { eventsText } from '../../../client/results/eventsText.ts';
import { EventHistory } from '../../../client/run/eventHistory.ts';
import { createEvent } from './createEvent.ts';

/** A history of page events, numbered from 1. */
function historyOf(pages: number, limit?: number): EventHistory {
  const history = new EventHistory(limit);
  for (let page = 1; page <= pages; page += 1) {
    history.add(createEvent({ kind: 'page', job: 'bikes', page, records: 1, totalRecords: page }, `Page ${page}.`));
  }
  return history;
}

describe('The events of a run as a text', () => {
  it('lists the newest event first, with time and level', () => {
    const history = historyOf(1);
    history.add(createEvent({ kind: 'empty-page', job: 'bikes', page: 2, path: 'items' }, 'No data.', 'warning'));
    assert.equal(
      eventsText('a.extractor.json', history),
      [
        'a.extractor.json: 2 events, the newest first',
        '',
        '2026-01-31T08:00:00.000Z [warning] [bikes] No data.',
        '2026-01-31T08:00:00.000Z [info] [bikes] Page 1.',
        '',
      ].join('\n'),
    );
  });

  it('keeps 5,000 events and says how many older ones are not shown', () => {
    const lines = eventsText('a', historyOf(5003)).trimEnd().split('\n');
    assert.equal(lines[0], 'a: 5,003 events, the newest first');
    assert.match(lines[2] ?? '', /Page 5003\.$/);
    assert.match(lines.at(-3) ?? '', /Page 4\.$/);
    assert.equal(lines.at(-1), '… not shown: 3 older events (the newest 5,000 of a run are kept)');
    assert.equal(lines.length, 2 + 5000 + 2);
  });

  it('says nothing of older events where none were cut', () => {
    assert.doesNotMatch(eventsText('a', historyOf(5000)), /older/);
  });
});

describe('The history of events', () => {
  for (const total of [0, 1, 3, 4, 6, 7, 100]) {
    it(`holds the newest 3 of ${total}`, () => {
      const history = historyOf(total, 3);
      const pages = history.newestFirst().map((event) => (event.kind === 'page' ? event.page : 0));
      assert.deepEqual(
        pages,
        [total, total - 1, total - 2].filter((page) => page > 0),
      );
      assert.equal(history.total, total);
      assert.equal(history.cut, Math.max(0, total - 3));
    });
  }
});

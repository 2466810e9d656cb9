import assert from 'node:assert/strict';
import { eventsText } from '../../../../../client/runs/documents/eventsDocuments.ts';
import { EventHistory } from '../../../../../client/runs/history/eventHistory.ts';
import { localTimestamp } from '../../../../../engine/core/text/localTime.ts';
import type { RunEvent } from '../../../../../engine/faces/run.ts';
import { createEvent } from '../../createEvent.ts';

function pageEvents(pages: number): RunEvent[] {
  return Array.from({ length: pages }, (_, index) =>
    createEvent(
      { kind: 'page', job: 'bikes', page: index + 1, records: 1, totalRecords: index + 1 },
      `Page ${index + 1}.`,
    ),
  );
}

function textOf(title: string, events: readonly RunEvent[], limit?: number): string {
  const history = new EventHistory(limit);
  for (const event of events) history.add(event);
  return eventsText({ title, counts: { debug: 0, info: events.length, warning: 0, error: 0 } }, history.newestFirst());
}

const time = localTimestamp(Date.UTC(2026, 0, 31, 8));

describe('The events of a run as a text', () => {
  it('lists the newest event first, with time and level', () => {
    const empty = createEvent({ kind: 'empty-page', job: 'bikes', page: 2, path: 'items' }, 'No data.', 'warning');
    assert.equal(
      textOf('a.extractor.json', [...pageEvents(1), empty]),
      [
        'a.extractor.json: 2 events, the newest first',
        '',
        `${time} [warning] [bikes] No data.`,
        `${time} [info] [bikes] Page 1.`,
        '',
      ].join('\n'),
    );
  });

  it('keeps 5,000 events and says how many older ones are not shown', () => {
    const lines = textOf('a', pageEvents(5003)).trimEnd().split('\n');
    assert.equal(lines[0], 'a: 5,003 events, the newest first');
    assert.match(lines[2] ?? '', /Page 5003\.$/);
    assert.match(lines.at(-3) ?? '', /Page 4\.$/);
    assert.equal(lines.at(-1), '… not shown: 3 older events (the newest 5,000 of the run are kept)');
    assert.equal(lines.length, 2 + 5000 + 2);
  });

  it('says nothing of older events where none were cut', () => {
    assert.equal(textOf('a', pageEvents(3), 3).split('\n').length, 6);
  });
});

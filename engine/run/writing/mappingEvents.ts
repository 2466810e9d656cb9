import type { RunEvent } from '../../core/contracts/generated/types.ts';
import type { MappingNotes } from '../../core/tables/mapping/rowWatch.ts';
import { countText } from '../../core/text/countText.ts';
import type { EventMaker } from '../events/eventMaker.ts';

const maxNamed = 5;

/** The events about columns that stayed empty and fields that no mapping reads. */
export function* mappingEvents(notes: readonly MappingNotes[], event: EventMaker): Generator<RunEvent, void> {
  for (const { table, pointer, rows, emptyColumns, unmappedFields: fields } of notes) {
    for (const { column, pointer } of emptyColumns) {
      const message = `The column "${column}" is empty in all ${countText(rows, 'row')} of the table "${table}". Check its path.`;
      yield event('info', { kind: 'column-empty', table, column, rows, pointer }, message);
    }
    if (fields.length === 0) continue;
    const message = `The records of the table "${table}" also have ${namesOf(fields)}, which its mapping leaves out.`;
    yield event('debug', { kind: 'fields-unmapped', table, fields, pointer }, message);
  }
}

function namesOf(fields: readonly string[]): string {
  const named = fields.slice(0, maxNamed).map((field) => `"${field}"`);
  const rest = fields.length - named.length;
  return named.join(', ') + (rest === 0 ? '' : ` and ${countText(rest, 'more field')}`);
}

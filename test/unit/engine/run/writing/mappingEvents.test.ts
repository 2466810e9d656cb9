import assert from 'node:assert/strict';
import type { MappingNotes } from '../../../../../engine/core/tables/mapping/rowWatch.ts';
import { createEventMaker } from '../../../../../engine/run/events/eventMaker.ts';
import { mappingEvents } from '../../../../../engine/run/writing/mappingEvents.ts';
import { fakeClock } from '../../../../support/fakeClock.ts';

const notes = (given: Partial<MappingNotes>): MappingNotes => ({
  table: 'users',
  pointer: '/config/mappings/users',
  rows: 49,
  emptyColumns: [],
  unmappedFields: [],
  ...given,
});
const tell = (...all: MappingNotes[]) =>
  [...mappingEvents(all, createEventMaker(fakeClock(), String))].map(({ time: _, ...event }) => event);

describe('The events about mappings', () => {
  it('name each column that is empty in every row, with the place of its item', () => {
    const pointer = '/config/mappings/users/mail';
    assert.deepEqual(tell(notes({ emptyColumns: [{ column: 'MAIL', pointer }] })), [
      {
        level: 'info',
        kind: 'column-empty',
        table: 'users',
        column: 'MAIL',
        rows: 49,
        pointer,
        message: 'The column "MAIL" is empty in all 49 rows of the table "users". Check its path.',
      },
    ]);
  });

  it('name the fields that are left out, a handful of them in the sentence', () => {
    const unmappedFields = ['a', 'b', 'c', 'd', 'e', 'f', 'g'];
    assert.deepEqual(tell(notes({ unmappedFields })), [
      {
        level: 'debug',
        kind: 'fields-unmapped',
        table: 'users',
        fields: unmappedFields,
        pointer: '/config/mappings/users',
        message:
          'The records of the table "users" also have "a", "b", "c", "d", "e" and 2 more fields, which its mapping leaves out.',
      },
    ]);
  });

  it('are none where all is mapped and filled', () => assert.deepEqual(tell(notes({})), []));
});

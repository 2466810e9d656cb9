import assert from 'node:assert/strict';
import { mappingFindings } from '../../../../../client/runs/findings/findingsOf.ts';
import { createEvent } from '../../createEvent.ts';

describe('What the rows show of a mapping', () => {
  it('is at the same place in the wrapped form', () => {
    const pointer = '/parameters/config/mappings/users';
    const event = createEvent({ kind: 'fields-unmapped', table: 'users', fields: ['a'], pointer }, 'Left out.');
    assert.equal(mappingFindings([event])[0]?.pointer, '/config/mappings/users');
  });

  it('is information for a column that stayed empty, and a hint for fields that are left out', () => {
    const table = 'users';
    const events = [
      createEvent(
        { kind: 'column-empty', table, column: 'MAIL', rows: 2, pointer: '/config/mappings/users/mail' },
        'Empty.',
      ),
      createEvent({ kind: 'fields-unmapped', table, fields: ['a'], pointer: '/config/mappings/users' }, 'Left out.'),
      createEvent({ kind: 'cache-not-written' }, 'Not this one.'),
    ];
    assert.deepEqual(mappingFindings(events), [
      {
        code: 'column-empty',
        message: 'Empty.',
        severity: 'information',
        table,
        pointer: '/config/mappings/users/mail',
      },
      { code: 'fields-unmapped', message: 'Left out.', severity: 'hint', table, pointer: '/config/mappings/users' },
    ]);
  });
});

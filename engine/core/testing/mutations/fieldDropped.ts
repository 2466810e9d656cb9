import { changeAt } from '../../json/changeAt.ts';
import type { Mutation } from './mutation.ts';
import { mapRecords } from './pageRecords.ts';
import { fieldsOf } from './recordFields.ts';

/** The records lose a field. */
export const fieldDropped: Mutation = {
  name: 'field-dropped',
  needs: 'a field in its records',
  find(pages, choose) {
    const field = choose(fieldsOf(pages));
    return (
      field && {
        title: `"${field.path}" dropped`,
        apply: (page) => mapRecords(page, (record) => changeAt(record, field.keys, () => undefined)),
      }
    );
  },
};

import { renameAt } from '../../json/changeAt.ts';
import type { Mutation } from './mutation.ts';
import { mapRecords } from './pageRecords.ts';
import { fieldsOf } from './recordFields.ts';

/** A field of the records has another name. */
export const fieldRenamed: Mutation = {
  name: 'field-renamed',
  needs: 'a field in its records',
  find(pages, choose) {
    const field = choose(fieldsOf(pages));
    if (field === undefined) return undefined;
    const name = `${field.keys.at(-1)}_1`;
    return {
      title: `"${field.path}" renamed to "${name}"`,
      apply: (page) => mapRecords(page, (record) => renameAt(record, field.keys, name)),
    };
  },
};

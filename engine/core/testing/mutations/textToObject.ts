import { changeAt } from '../../json/changeAt.ts';
import type { JsonValue } from '../../json/value.ts';
import type { Mutation } from './mutation.ts';
import { mapRecords } from './pageRecords.ts';
import { fieldsOf } from './recordFields.ts';

/** The texts of a field become objects. */
export const textToObject: Mutation = {
  name: 'text-to-object',
  needs: 'a field of texts in its records',
  find(pages, choose) {
    const field = choose(fieldsOf(pages).filter(({ values }) => values.every((value) => typeof value === 'string')));
    if (field === undefined) return undefined;
    const asObject = (value: JsonValue) => (typeof value === 'string' ? { value } : value);
    return {
      title: `"${field.path}" has objects in place of texts`,
      apply: (page) => mapRecords(page, (record) => changeAt(record, field.keys, asObject)),
    };
  },
};

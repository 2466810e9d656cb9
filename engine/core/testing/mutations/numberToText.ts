import { changeAt } from '../../json/changeAt.ts';
import { textOf } from '../../json/textOf.ts';
import { Float, type JsonValue } from '../../json/value.ts';
import type { Mutation } from './mutation.ts';
import { mapRecords } from './pageRecords.ts';
import { fieldsOf } from './recordFields.ts';

/** The numbers of a field become texts, as where ids get a prefix. */
export const numberToText: Mutation = {
  name: 'number-to-text',
  needs: 'a field of numbers in its records',
  find(pages, choose) {
    const field = choose(fieldsOf(pages).filter(({ values }) => values.every(isNumber)));
    if (field === undefined) return undefined;
    const asText = (value: JsonValue) => (isNumber(value) ? `n${textOf(value)}` : value);
    return {
      title: `"${field.path}" has texts in place of numbers`,
      apply: (page) => mapRecords(page, (record) => changeAt(record, field.keys, asText)),
    };
  },
};

function isNumber(value: JsonValue): boolean {
  return typeof value === 'number' || typeof value === 'bigint' || value instanceof Float;
}

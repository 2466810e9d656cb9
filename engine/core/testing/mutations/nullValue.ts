import { changeAt } from '../../json/changeAt.ts';
import type { Mutation } from './mutation.ts';
import { recordsOf, withRecords } from './pageRecords.ts';
import { allRecords, fieldsOf } from './recordFields.ts';

/** A field that every record has filled is null in one of them. */
export const nullValue: Mutation = {
  name: 'null-value',
  needs: 'a field that all of its records have',
  find(pages, choose) {
    const count = allRecords(pages).length;
    const isFull = (value: unknown) => value !== null && value !== '' && value !== false;
    const field = choose(fieldsOf(pages).filter(({ values }) => values.length === count && values.every(isFull)));
    const page = choose(pages.filter((each) => (recordsOf(each)?.records.length ?? 0) > 0));
    const index = page && choose([...(recordsOf(page)?.records.keys() ?? [])]);
    if (field === undefined || page === undefined || index === undefined) return undefined;
    return {
      title: `"${field.path}" null in record ${index + 1} of page ${page.number}`,
      apply: (each) =>
        each.number === page.number
          ? withRecords(each, (records) =>
              records.map((record, at) => (at === index ? changeAt(record, field.keys, () => null) : record)),
            )
          : each,
    };
  },
};

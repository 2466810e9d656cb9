import { integerOf, textField } from '../../config/readValues.ts';
import { getField, withField } from '../../json/value.ts';
import type { MethodPlan } from '../methodPlan.ts';

/** `offset`: every request is known, unless the first page has to tell the page size. */
export const offset: MethodPlan = {
  marked({ request, number, pageSize }, options, marks) {
    if (pageSize !== undefined) return request;
    const param = textField(options, 'offsetParam') ?? 'offset';
    const pages = number - 1;
    // The made-up pages hold one record each.
    const start = (integerOf(getField(request.params, param)) ?? pages) - pages;
    const records = `${pages === 1 ? '' : `${pages} × `}records of page 1`;
    const text = start === 0 ? records : `${start} + ${records}`;
    return { ...request, params: withField(request.params, param, marks.place(text)) };
  },
  ends: (_, pageSize) => [
    pageSize === undefined
      ? 'a page holds fewer records than page 1 did, or none'
      : `a page holds fewer than ${pageSize} records`,
  ],
};

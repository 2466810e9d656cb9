import { textField } from '../../config/readValues.ts';
import type { JsonObject } from '../../json/value.ts';
import { readUrlPaging } from '../../pagination/responseUrl.ts';
import type { MethodPlan } from '../methodPlan.ts';
import { withPath } from '../withPath.ts';

/** `response.url`: each answer tells the next address, or its query. */
export const responseUrl: MethodPlan = {
  answer(options, marks) {
    const { urlKey, paramIsQuery } = readUrlPaging(options);
    const value = paramIsQuery
      ? `${marks.placeParameter(`query from "${urlKey}"`)}=`
      : marks.place(`address from "${urlKey}"`);
    return withPath({}, urlKey, value, delimiterOf(options));
  },
  ends: (options) => [`an answer has no "${readUrlPaging(options).urlKey}", or it is empty`],
};

/** The Zendesk form knows no other separator than the dot. */
function delimiterOf(options: JsonObject): string {
  return textField(options, 'method') === 'response.url' ? (textField(options, 'delimiter') ?? '.') : '.';
}

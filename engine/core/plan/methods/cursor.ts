import { integerOf, textField, truthField } from '../../config/readValues.ts';
import { getField, type JsonObject, withField } from '../../json/value.ts';
import type { MethodPlan } from '../methodPlan.ts';
import { withPath } from '../withPath.ts';

/** `cursor`: the records tell where the next page begins. */
export const cursor: MethodPlan = {
  records: (options) => [withPath({}, textField(options, 'idKey') ?? '', 1)],
  marked({ request }, options, marks) {
    const param = textField(options, 'param') ?? '';
    return { ...request, params: withField(request.params, param, marks.place(nextStart(options))) };
  },
  ends: () => ['a page holds no records'],
};

function nextStart(options: JsonObject): string {
  const increment = integerOf(getField(options, 'increment')) ?? 0;
  const shift = increment === 0 ? '' : ` ${increment < 0 ? '−' : '+'} ${Math.abs(increment)}`;
  return `${truthField(options, 'reverse') ? 'smallest' : 'largest'} "${textField(options, 'idKey') ?? ''}" so far${shift}`;
}

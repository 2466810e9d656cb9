import { textField } from '../../config/readValues.ts';
import type { MethodPlan } from '../methodPlan.ts';
import { withPath } from '../withPath.ts';

/** `response.param`: each answer tells a value of the next request. */
export const responseParam: MethodPlan = {
  answer(options, marks) {
    const path = textField(options, 'responseParam') ?? '';
    return withPath({}, path, marks.place(`next value from "${path}"`));
  },
  ends: (options) => [`an answer has no "${textField(options, 'responseParam') ?? ''}", or it is empty`],
};

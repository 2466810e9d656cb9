import type { MethodPlan } from '../methodPlan.ts';

/** `pagenum`: every request is known. */
export const pagenum: MethodPlan = {
  ends: (_, pageSize) => [
    pageSize === undefined ? 'a page holds no records' : `a page holds fewer than ${pageSize} records`,
  ],
};

import { laterStatus } from './laterStatus.ts';
import type { Mutation } from './mutation.ts';

/** The API fails for a later page. */
export const serverError: Mutation = laterStatus(500);

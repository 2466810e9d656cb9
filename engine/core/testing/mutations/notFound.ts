import { laterStatus } from './laterStatus.ts';
import type { Mutation } from './mutation.ts';

/** A later page is not found. */
export const notFound: Mutation = laterStatus(404);

import type { LimitCode } from './limits.ts';

/** A ceiling of the run was hit in the middle of a job. Not an error: what was read so far counts. */
export class LimitReached extends Error {
  readonly code: LimitCode;
  readonly value: number;

  constructor(code: LimitCode, value: number) {
    super(`The limit ${code} of ${value} was reached.`);
    this.name = 'LimitReached';
    this.code = code;
    this.value = value;
  }
}

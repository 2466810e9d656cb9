import type { LimitCode } from './limits.ts';

type Code = Exclude<LimitCode, 'max-children'>;

/** A ceiling of the run was hit in the middle of a job. Not an error: what was read so far counts. */
export class LimitReached extends Error {
  readonly code: Code;
  readonly value: number;

  constructor(code: Code, value: number) {
    super(`The limit ${code} of ${value} was reached.`);
    this.name = 'LimitReached';
    this.code = code;
    this.value = value;
  }
}

export interface JobPlace {
  text: string;
  /** JSON pointer of the job, below the object with `api` and `config`. */
  pointer: string;
  /** Unix time in milliseconds. */
  now: number;
}

/** A job of a configuration. */
export interface JobPlace {
  /** The text of the configuration. */
  text: string;
  /** JSON pointer of the job, below the object with `api` and `config`. */
  pointer: string;
  /** Unix time in milliseconds. */
  now: number;
}

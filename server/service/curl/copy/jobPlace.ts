/** A job of a configuration. */
export interface JobPlace {
  /** The text of the configuration. */
  text: string;
  /** Where the job stands, below the object that holds `api` and `config`. */
  pointer: string;
  /** Unix time in milliseconds. */
  now: number;
}

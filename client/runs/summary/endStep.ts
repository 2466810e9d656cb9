/** Something to do next, which the message at the end of a run offers as a button. */
export interface EndStep {
  title: string;
  take(): unknown;
}

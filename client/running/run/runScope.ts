/** Which part of a configuration a run covers; an empty object is the whole of it. */
export interface RunScope {
  /** Name of the only job to run. */
  job?: string;
  /** Stop each job after its first page. */
  firstPage?: boolean;
  /** Stop each job after so many pages. */
  maxPages?: number;
  /** Stop each job at the limits for trying out. */
  testRun?: boolean;
  /** Run on the recording of a run before, without the network. */
  recorded?: boolean;
  /** Keep a recording of the run. */
  record?: boolean;
}

/** What a stage of the tests gives: how many tests passed, and a line for each that failed, its name first. */
export interface StageResult {
  passed: number;
  failures: string[];
}

/** A value that holds although it is not written where it holds. */
export interface UnwrittenValue {
  label: string;
  /** Where it comes from. */
  reason: string;
}

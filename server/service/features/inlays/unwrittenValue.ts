/** A value that applies where it is not written. */
export interface UnwrittenValue {
  label: string;
  /** Where it comes from. */
  reason: string;
}

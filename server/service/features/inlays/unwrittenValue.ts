/** A value that applies if it is not written. */
export interface UnwrittenValue {
  label: string;
  reason: string;
}

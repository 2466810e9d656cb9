/** How one value is to be written (`functions.md` 3.4). */
export interface Directive {
  letter: string;
  /** Which value, from 0. */
  index: number;
  alignsLeft: boolean;
  /** Positive numbers have a sign too. */
  showsPlus: boolean;
  /** One byte. */
  padding: string;
  /** At least so many bytes. */
  width: number;
  precision: number | undefined;
}

/** A limit as the headers of one response state it. Its API may have several, such as one for a minute and one for a day. */
export interface StatedLimit {
  /** Tells the limits of an API apart: `minute`, `day`, or empty where there is only one. */
  name: string;
  /** The number of requests in a window. */
  limit?: number;
  /** The number of requests that are left. */
  remaining?: number;
  /** The time until more are left, in milliseconds; absent where it is not stated or is not in the future. */
  resetMs?: number;
  /** The header that says that none is left, for a person; absent if some are. */
  usedUp?: string;
  /** The length of a window, in milliseconds. */
  windowMs?: number;
}

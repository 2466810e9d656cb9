/** The longest timer of JavaScript, 24.8 days; a longer one ends at once. */
export const maxTimerMs = 2 ** 31 - 1;

/** The exit codes of the command line (`docs/contracts.md#command-line`). */
export const exitCodes = { done: 0, userError: 1, internalError: 2, incomplete: 3, cancelled: 130 } as const;

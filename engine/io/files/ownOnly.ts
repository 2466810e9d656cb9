/** Modes for folders and files with an API's data: only this user may read them. Windows has no such modes. */
export const ownFolder = 0o700;
export const ownFile = { mode: 0o600 } as const;

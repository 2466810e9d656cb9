/** The formats of findings and of results of tests, as options name them. `formats.ts` has the printers of each. */
export const formatNames = ['text', 'json', 'sarif', 'junit', 'markdown'] as const;

/** The name of such a format. */
export type FormatName = (typeof formatNames)[number];

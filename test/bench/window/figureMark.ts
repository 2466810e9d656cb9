/** Marks the line of the log that has the figure of a window. */
export const figureMark = 'The figure of this window: ';

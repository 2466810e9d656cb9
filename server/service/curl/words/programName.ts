/** The program's name as a command begins with it, with a path or without. */
export const programName = /^(?:.*[/\\])?curl(?:\.exe)?$/i;

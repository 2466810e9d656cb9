/** The program's name at the start of a command, with or without a path. */
export const programName = /^(?:.*[/\\])?curl(?:\.exe)?$/i;

/** One word of a command line, as the program gets it. */
export interface Word {
  text: string;
  /** What the shell would expand, as written (`$TOKEN`); the text has it unchanged. */
  variables: string[];
}

/** A command line in words, without the name of the program. */
export interface CommandLine {
  words: Word[];
  /** What the program would read from its standard input, if the command has it. */
  input?: string | undefined;
}

/** One word of a command line, as the program gets it. */
export interface Word {
  text: string;
  /** Variables that the shell would expand, as written (`$TOKEN`); the text has them unchanged. */
  variables: string[];
}

/** A command line in words, without the name of the program. */
export interface CommandLine {
  words: Word[];
  /** The standard input of the program, if the command has it. */
  input?: string | undefined;
}

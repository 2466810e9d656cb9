/** One word of a command line, as the program gets it. */
export interface Word {
  text: string;
  /** What the shell would put in, as it is written (`$TOKEN`); the text holds it unchanged. */
  variables: string[];
}

/** A command line in words, without the program's name. */
export interface CommandLine {
  words: Word[];
  /** What the program would read from its standard input, where the command says it. */
  input?: string;
}

/** The user has to be asked before a tool does what it was asked for. */
export class ConsentNeeded extends Error {
  readonly question: string;

  constructor(question: string) {
    super(question);
    this.question = question;
  }
}

/** The user has to be asked before a tool does what it was asked for. */
export class ConsentNeeded extends Error {
  readonly question: string;
  /** What it is about, which the user agrees to: a digest of all that would be done. */
  readonly about: string;

  constructor(question: string, about: string) {
    super(question);
    this.question = question;
    this.about = about;
  }
}

/** Thrown by a tool that needs the consent of the user. */
export class ConsentNeeded extends Error {
  readonly question: string;
  /** A digest of all that the tool would do, which the user agrees to. */
  readonly about: string;

  constructor(question: string, about: string) {
    super(question);
    this.question = question;
    this.about = about;
  }
}

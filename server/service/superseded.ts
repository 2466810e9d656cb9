/** Ends work on a document that has been changed since the work began: nobody waits for its result any more. */
export class Superseded extends Error {
  constructor() {
    super('The document has been changed.');
  }
}

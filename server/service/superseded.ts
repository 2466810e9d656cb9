/** Ends work on a document that has changed since the work began: nobody waits for the result any more. */
export class Superseded extends Error {
  constructor() {
    super('The document has changed.');
  }
}

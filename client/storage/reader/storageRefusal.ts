/** Why the storage gives no answer, in words for the user. */
export class StorageRefusal extends Error {
  readonly code: string;

  constructor(code: string, message: string) {
    super(message);
    this.code = code;
  }
}

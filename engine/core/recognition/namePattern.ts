import { remembered } from './remembered.ts';

/** A pattern for plain names that remembers its results. */
export class NamePattern {
  readonly test: (name: string) => boolean;

  constructor(pattern: RegExp) {
    this.test = remembered((name) => pattern.test(name));
  }
}

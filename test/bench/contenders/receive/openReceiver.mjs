// Imported by path: the index loads all of the library.
import Client from 'undici/lib/dispatcher/client.js';

/** A function that requests a page at a path of an API and takes its response off the wire, as no stream or text. */
export function openReceiver(url) {
  const client = new Client(url);
  return (path) =>
    new Promise((resolve, reject) => {
      client.dispatch({ path, method: 'GET' }, new Discard(path, resolve, reject));
    });
}

/** Throws a response away as it comes. */
class Discard {
  #path;
  #resolve;
  #reject;
  #status;

  constructor(path, resolve, reject) {
    this.#path = path;
    this.#resolve = resolve;
    this.#reject = reject;
  }

  onConnect() {}

  onHeaders(status) {
    this.#status = status;
    return true;
  }

  onData() {
    return true;
  }

  onComplete() {
    if (this.#status === 200) this.#resolve();
    else this.#reject(new Error(`${this.#path} responded with ${this.#status}.`));
  }

  onError(error) {
    this.#reject(error);
  }
}

// Gives lit-html a document without a browser. It takes the one that is there when it is loaded: import this before it.
import { Window } from 'happy-dom';

export const window = new Window();
Object.assign(globalThis, { document: window.document });

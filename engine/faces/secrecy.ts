// Hiding the secrets of a configuration in what is shown of it.
export { type Hidden, hiddenOf } from '../assembly/hiddenOf.ts';
export { mask, Redactor } from '../core/secrecy/redactor.ts';

import { InvalidArgumentError } from 'commander';

/** The value of an option that is a whole number of at least 1. Throws for anything else. */
export function wholeNumber(text: string): number {
  if (!/^[1-9]\d*$/.test(text)) throw new InvalidArgumentError('It must be a whole number of at least 1.');
  return Number(text);
}

/** The value of an option that is the time of a timer in seconds: one of more than 24 days would end at once. */
export function secondsNumber(text: string): number {
  const seconds = wholeNumber(text);
  if (seconds > 2_000_000) throw new InvalidArgumentError('It must be 2000000 at most.');
  return seconds;
}

/** The value of an option that is a whole number of at least 0. Throws for anything else. */
export function indexNumber(text: string): number {
  if (!/^(0|[1-9]\d*)$/.test(text)) throw new InvalidArgumentError('It must be a whole number of at least 0.');
  return Number(text);
}

/** The value of an option that is a number above 0. Throws for anything else. */
export function positiveNumber(text: string): number {
  if (!/^(?:\d+|\d*\.\d+)$/.test(text) || Number(text) <= 0)
    throw new InvalidArgumentError('It must be a number above 0.');
  return Number(text);
}

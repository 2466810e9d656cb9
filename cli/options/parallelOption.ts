import { maxParallel } from '@pagewright/engine/run';
import { InvalidArgumentError, Option } from 'commander';

/** Makes the option for the number of requests at a time. `does` is what the command does with it. */
export function parallelOption(does: string): Option {
  const description = `${does}, at most ${maxParallel}, or "auto" for as many as the API allows (default: auto)`;
  return new Option('--parallel <n>', description).argParser(parallelNumber);
}

function parallelNumber(text: string): number | 'auto' {
  if (text === 'auto') return text;
  const number = Number(text);
  if (/^[1-9]\d*$/.test(text) && number <= maxParallel) return number;
  throw new InvalidArgumentError(`It must be "auto" or a whole number from 1 to ${maxParallel}.`);
}

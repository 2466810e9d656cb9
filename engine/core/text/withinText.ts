/** The names of the values that something is done with, as a part of a sentence with a space before it; empty without. */
export function withinText({ environment, values }: { environment?: string | undefined; values?: string | undefined }) {
  const within = environment === undefined ? '' : ` in the environment "${environment}"`;
  return values === undefined ? within : `${within} with the values "${values}"`;
}

/** The values of the setting `pagewright.profile`, of `profile` in `.pagewright.json` and of `--profile`. */
export const profileChoices = ['auto', 'platform', 'pagewright'] as const;

/** The runner that a configuration is judged for: Pagewright alone, or the platform too, which refuses more. */
export type Profile = Exclude<(typeof profileChoices)[number], 'auto'>;

/**
 * The profile of a document: the first of these choices that is one, the most specific first. `auto`, and no choice at
 * all, leave it to the document: `ofDocument`, or `pagewright` if that is not known.
 */
export function chooseProfile(choices: readonly unknown[], ofDocument: Profile | undefined): Profile {
  const chosen = choices.flatMap((choice) => profileChoices.find((each) => each === choice) ?? [])[0];
  return chosen === undefined || chosen === 'auto' ? (ofDocument ?? 'pagewright') : chosen;
}

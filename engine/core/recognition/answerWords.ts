/** What a field of a response says of the response itself, by its name. */
export type AnswerRole = keyof typeof words;

/** The names of such fields, as plain names. The one table of them: a word is written here and nowhere else. */
const words = {
  /** Holds an error when it is filled. */
  error: 'error errors err errormessage errormessages errorcode errordescription errortext exception fault faults',
  /** False where the request failed. */
  success: 'ok success successful succeeded issuccess issuccessful',
  /** True where the request failed. */
  failure: 'failed failure iserror haserror haserrors iserrored errored',
  /** Names how the request ended: a word or a code. */
  status: 'status state code statuscode statustext resultcode responsecode responsestatus returncode',
} as const;

const roles = new Map(
  Object.entries(words).flatMap(([role, names]) => names.split(' ').map((name) => [name, role as AnswerRole] as const)),
);

/** The role of a plain name; undefined if it has none. */
export function answerRoleOf(name: string): AnswerRole | undefined {
  return roles.get(name);
}

import type { ChoiceQuestion, Question, Replies, TextQuestion } from '../steps/question.ts';
import type { TreePlace } from './treePlaces.ts';

/** The reply that asks for a file outside of any tree. */
const ownFile = '';

/**
 * The last questions of New Configuration: where it is saved if there are trees, then its name there, or that of its
 * file. `name` is proposed for it in a tree.
 */
export function placeQuestions(
  places: readonly TreePlace[],
  replies: Replies,
  { name, file }: { name: string; file: TextQuestion | undefined },
): Question[] {
  const files = file === undefined ? [] : [file];
  if (places.length === 0) return files;
  const isInTree = chosenPlace(places, replies) !== undefined;
  return [placeQuestion(places), ...(isInTree ? [nameQuestion(name)] : files)];
}

/** The branch that the user has chosen for the configuration; undefined for a file outside of trees. */
export function chosenPlace(places: readonly TreePlace[], replies: Replies): TreePlace | undefined {
  const reply = replies.get('place');
  // Before the question is answered, its first choice counts, so that the number of steps stays the same.
  return reply === undefined ? places[0] : places.find(({ folder }) => folder === reply);
}

function placeQuestion(places: readonly TreePlace[]): ChoiceQuestion {
  const inTrees = places.map(({ label, folder, tool }) => ({
    label,
    description: tool,
    detail: folder,
    reply: folder,
  }));
  return {
    name: 'place',
    placeHolder: 'Where the configuration is saved',
    choices: [...inTrees, { label: 'A file outside the project', reply: ownFile }],
  };
}

function nameQuestion(value: string): TextQuestion {
  return {
    name: 'name',
    prompt: 'Name of the configuration in the project',
    value,
    findProblem: (reply) => (reply.trim() === '' ? 'Enter a name, such as "Orders of the shop".' : undefined),
  };
}

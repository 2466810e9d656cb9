import type * as vscode from 'vscode';

/** A question with a text as its reply. */
export interface TextQuestion {
  name: string;
  prompt: string;
  placeHolder?: string;
  /** The initial value of the reply. */
  value?: string;
  isSecret?: boolean;
  /** Whether a pause in typing is enough to check the reply; otherwise it is checked when it is given. */
  isCheckedWhileTyping?: boolean;
  /** The reason why a reply is not valid, as a sentence. */
  findProblem?(reply: string): string | undefined | Promise<string | undefined>;
}

export interface Choice extends vscode.QuickPickItem {
  /** The reply, if it is not the label. */
  reply?: string;
  /** Gets the reply in another way, such as a dialog. If there is none, the question is asked again. */
  ask?(): Thenable<string | undefined>;
}

/** A question answered by a choice. */
export interface ChoiceQuestion {
  name: string;
  placeHolder: string;
  prompt?: string;
  choices: readonly Choice[];
  /** The reply of the proposed choice. */
  value?: string;
  /** Choices that take a while to find. They precede the others. */
  found?: Thenable<readonly Choice[]>;
  /** The choice made from the typed text. */
  typed?(text: string): Choice | undefined;
  /** The reason why a reply is not valid, as a sentence. */
  findProblem?(reply: string): Promise<string | undefined>;
}

/** A question answered by any number of choices: see `joinPicks`. */
export interface PicksQuestion {
  name: string;
  placeHolder: string;
  /** The text to read before choosing. */
  prompt: string;
  picks: readonly Choice[];
  value: string;
}

export type Question = TextQuestion | ChoiceQuestion | PicksQuestion;

/** Replies by the names of their questions. */
export type Replies = ReadonlyMap<string, string>;

/** The replies of several choices as one. */
export function joinPicks(replies: readonly string[]): string {
  return JSON.stringify(replies);
}

export function splitPicks(reply = '[]'): string[] {
  return JSON.parse(reply);
}

import type * as vscode from 'vscode';

/** A question with a text as its reply. */
export interface TextQuestion {
  name: string;
  prompt: string;
  placeHolder?: string;
  /** What the reply begins with. */
  value?: string;
  isSecret?: boolean;
  /** Why a reply cannot be, as a sentence. */
  findProblem?(reply: string): string | undefined | Promise<string | undefined>;
}

export interface Choice extends vscode.QuickPickItem {
  /** The reply where it is not the label. */
  reply?: string;
  /** Gets the reply in another way, such as a dialog. Without one, the question is asked again. */
  ask?(): Thenable<string | undefined>;
}

/** A question whose reply is that of a choice. */
export interface ChoiceQuestion {
  name: string;
  placeHolder: string;
  prompt?: string;
  choices: readonly Choice[];
  /** The reply of the proposed choice. */
  value?: string;
  /** Choices that take a while to find. They go before the others. */
  found?: Thenable<readonly Choice[]>;
  /** A choice made from the text that is typed. */
  typed?(text: string): Choice | undefined;
}

/** A question whose reply lists any number of choices: see `joinPicks`. */
export interface PicksQuestion {
  name: string;
  placeHolder: string;
  /** What to know before choosing. */
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

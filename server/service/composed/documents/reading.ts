import type { ProjectFinding } from '@pagewright/core/project/model/projectTree';
import type { TextDocument } from 'vscode-languageserver-textdocument';
import type { Composition } from './composition.ts';

/** How a document is read. */
export type Reading = OwnText | LeftAlone | Composition;

/** By its own text: it is a configuration of one file, or half typed. */
export interface OwnText {
  kind: 'own';
  /** The problems that only its tree knows. */
  findings: readonly ProjectFinding[];
  /** Whether only its syntax can be judged, because the rest of the configuration is elsewhere. */
  isFragment: boolean;
}

/** Not at all: it is no configuration. */
export interface LeftAlone {
  kind: 'none';
}

/** The reading of a document, as it was last refreshed. */
export type ReadingOf = (document: TextDocument) => Reading;

export const ownText: OwnText = { kind: 'own', findings: [], isFragment: false };
export const leftAlone: LeftAlone = { kind: 'none' };

/** Makes a feature that answers by the way a document is read: with nothing, by its own text, or by composed texts. */
export type Feature = <More extends unknown[], Answer>(
  none: Answer,
  own: (document: TextDocument, ...more: More) => Answer,
  composed: (composition: Composition, ...more: More) => Answer,
) => (document: TextDocument, ...more: More) => Answer;

/** Makes features for the readings of documents. */
export function featureBy(readingOf: ReadingOf): Feature {
  return (none, own, composed) =>
    (document, ...more) => {
      const reading = readingOf(document);
      if (reading.kind === 'none') return none;
      return reading.kind === 'own' ? own(document, ...more) : composed(reading, ...more);
    };
}

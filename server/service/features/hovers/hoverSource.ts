import type { ShapesFile } from '../../../../engine/core/shapes/shapes.ts';
import type { ExtractorModel } from '../../model/extractorModel.ts';
import type { DocumentPlan } from '../../plans/documentPlan.ts';
import type { Span } from '../../text/ranges.ts';

/** Knows something of the places of one kind; undefined elsewhere. */
export type HoverSource = (request: HoverRequest) => HoverPart | undefined;

/** What is known beside the document itself. */
export interface HoverKnowledge {
  shapes: ShapesFile | undefined;
  /** The plan, made when it is asked for; undefined where something keeps the configuration from running. */
  plan(): DocumentPlan | undefined;
  /** Unix time in milliseconds. */
  now: number;
}

export interface HoverRequest extends HoverKnowledge {
  model: ExtractorModel;
  offset: number;
}

/** What is to be said, and of which part of the text. */
export interface HoverPart {
  /** Markdown. */
  text: string;
  span: Span;
}

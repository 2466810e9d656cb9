import type { ForecastGround } from '@pagewright/core/forecast/forecastConfig';
import type { ApiKnowledge } from '../../descriptions/apiKnowledge.ts';
import type { ExtractorModel } from '../../model/extractorModel.ts';
import type { DocumentPlan } from '../../plans/documentPlan.ts';
import type { Span } from '../../text/ranges.ts';

/** Provides the text for one kind of place; undefined elsewhere. */
export type HoverSource = (request: HoverRequest) => HoverPart | undefined;

/** The knowledge besides the document. */
export interface HoverKnowledge extends Pick<ApiKnowledge, 'shapes' | 'described'> {
  /** The plan, made on demand; undefined if something keeps the configuration from running. */
  plan(): DocumentPlan | undefined;
  /** The ground of a forecast; absent: the editor does not run it. */
  ground?: ForecastGround | undefined;
  /** Unix time in milliseconds. */
  now: number;
}

export interface HoverRequest extends HoverKnowledge {
  model: ExtractorModel;
  offset: number;
}

/** A text to show, and its part of the document. */
interface HoverPart {
  /** The text, as Markdown. */
  text: string;
  span: Span;
}

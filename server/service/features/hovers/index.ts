import { describedHover } from './describedHover.ts';
import { expressionHover } from './expressionHover.ts';
import type { HoverSource } from './hoverSource.ts';
import { pathHover } from './pathHover.ts';
import { planHover } from './planHover.ts';
import { secretHover } from './secretHover.ts';

/** The parts shown below the text of the schema, in this order. */
export const hoverSources: readonly HoverSource[] = [secretHover, describedHover, pathHover, expressionHover];

/** The parts shown separately after that, because they are long. */
export const longHoverSources: readonly HoverSource[] = [planHover];

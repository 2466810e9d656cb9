import type { Answer, Asked, Situation } from './situation.ts';
import { things } from './things.ts';

/** Five records, each with children, which are requested one parent after the other. */
export function parents(
  dataField: string,
  answerChild: (id: number, asked: Asked) => Answer,
): Pick<Situation, 'job' | 'answer'> {
  return {
    job: { dataField: 'items', children: [{ endpoint: 'items/{id}/children', placeholders: { id: 'id' }, dataField }] },
    answer: (asked) => {
      const id = /^\/items\/(\d+)/.exec(asked.path)?.[1];
      if (id !== undefined) return answerChild(Number(id), asked);
      return { body: { total: 5, items: asked.number('page', 1) === 1 ? things(5) : [] } };
    },
  };
}

import type { EndpointOffer } from '@pagewright/engine/descriptions';
import { surenessWords } from '@pagewright/engine/text/surenessWords';
import type { Choice } from '../steps/question.ts';

/** The maximum number of proposals: nobody reads through more to find unwanted ones. */
const maxProposed = 20;

/** The endpoints of a description to choose from. The reply of each is its pointer. */
export interface EndpointChoices {
  lists: Choice[];
  /** Responses without a list: one record each. */
  others: Choice[];
  /** Pointers of the endpoints that are checked at first: all lists, unless there are many. */
  proposed: string[];
}

export function endpointChoices(offers: readonly EndpointOffer[]): EndpointChoices {
  const lists = offers.filter(({ isList }) => isList);
  const proposed = lists.length > maxProposed ? [] : lists.map(({ pointer }) => pointer);
  return { lists: lists.map(choiceOf), others: offers.filter(({ isList }) => !isList).map(choiceOf), proposed };
}

function choiceOf(offer: EndpointOffer): Choice {
  const { pointer, method, path, summary } = offer;
  return { label: `${method} ${path}`, description: summary, detail: detailOf(offer), reply: pointer };
}

/** The detail of an endpoint: what was found, and how sure that is. */
function detailOf({ isList, dataField, paging, sureness, parent }: EndpointOffer): string {
  const records = dataField === '' ? 'the response is the list' : `records in "${dataField}"`;
  const found = isList
    ? `$(layers) ${records} · ${paging} · ${surenessWords[sureness]}`
    : '$(symbol-object) one record';
  return parent === undefined ? found : `${found} · once for each record of ${parent}, which comes along`;
}

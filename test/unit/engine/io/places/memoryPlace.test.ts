import { memoryPlace } from '../../../../support/memoryPlace.ts';
import { placeCases } from '../../../../support/placeCases.ts';

describe('The place that tests use', () => {
  placeCases(() => memoryPlace());
});

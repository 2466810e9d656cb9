export { countText } from '../../../engine/summary.ts';

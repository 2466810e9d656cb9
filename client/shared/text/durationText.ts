export { durationText } from '../../../engine/summary.ts';

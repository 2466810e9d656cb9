export type { LayoutName, LinkedConfiguration, LinkedPart, ProjectLink } from '../contracts/generated/types.ts';

// Response shapes; writing them does not load the engine.
export { listShapePaths } from '../core/shapes/listShapePaths.ts';
export { readShapes } from '../core/shapes/readShapes.ts';
export { writeShapesFile } from '../io/output/writeShapesFile.ts';

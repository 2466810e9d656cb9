/** The syntax problem of a document that is nested too deeply; the JSON service has no number for it. */
export const tooDeepCode = 10_001;

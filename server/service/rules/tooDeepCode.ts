/** The kind of syntax problem of a document that is too deep to be parsed; the JSON service has no number for it. */
export const tooDeepCode = 10_001;

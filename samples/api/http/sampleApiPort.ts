/** The port that the sample configurations name in their `baseUrl`. */
export const sampleApiPort = 8377;

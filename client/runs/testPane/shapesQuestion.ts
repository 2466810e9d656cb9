/** The question whether runs write the shapes of the responses beside a configuration. */
export interface ShapesQuestion {
  /** The name of the file, while the question is open. */
  askedFile(configFile: string): Promise<string | undefined>;
  write(configFile: string): Promise<unknown>;
  /** Never writes the file, for any configuration. */
  decline(): Promise<void>;
}

/** An attempt to read a configured document from its platform; the text is undefined when it failed. */
export interface TextAttempt {
  /** Milliseconds since 1970. */
  readonly startedAt: number;
  readonly text: Promise<string | undefined>;
}

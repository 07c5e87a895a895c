/** What was found since it was last asked for, each once. */
const found = new Set<string>();

/** Takes note that a request, an answer or a webhook is not as its host describes it. */
export function reportViolation(text: string): void {
  found.add(text);
}

/** Throws what was found since the last call: `server/test/host-descriptions.ts` calls it after every test. */
export function throwViolations(): void {
  const texts = [...found];
  found.clear();
  if (texts.length > 0) {
    throw new Error(`not as the host describes it:\n${texts.join('\n')}`);
  }
}

import type { DraftCla } from './draft.ts';

/** Begins the ids of the inputs for one CLA. */
export function claId({ type, language }: Pick<DraftCla, 'type' | 'language'>): string {
  return `cla-${type}-${language}`.toLowerCase();
}

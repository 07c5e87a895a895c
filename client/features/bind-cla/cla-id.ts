import type { DraftCla } from './draft.ts';

/** Returns the prefix of the input ids for one CLA. */
export function claId({ type, language }: Pick<DraftCla, 'type' | 'language'>): string {
  return `cla-${type}-${language}`.toLowerCase();
}

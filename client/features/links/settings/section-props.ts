import type { LinkRowFragment } from '#generated/graphql.ts';

/** What a section of the settings needs to know. */
export interface SectionProps {
  readonly details: LinkRowFragment;
}

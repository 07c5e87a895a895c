import type { ReactElement, ReactNode } from 'react';
import { policyPath } from '#rules/paths.ts';
import { NewTabLink } from './new-tab-link.tsx';

/** Wraps a part of a text in a link to the privacy policy, on pages without a sign link. */
export function privacyLink(text: ReactNode[]): ReactElement {
  return <NewTabLink href={policyPath('privacy', undefined)}>{text}</NewTabLink>;
}

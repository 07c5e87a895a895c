import type { ReactElement, ReactNode } from 'react';
import { NewTabLink } from './new-tab-link.tsx';
import { policyPath } from './policy-links.ts';

/** A link to the privacy policy around a part of a text, for those who come without a signing link. */
export function privacyLink(text: ReactNode[]): ReactElement {
  return <NewTabLink href={policyPath('privacy', undefined)}>{text}</NewTabLink>;
}

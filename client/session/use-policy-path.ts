import { useLocation, useParams } from 'react-router-dom';
import { useLinkId } from '#client/components/use-link-id.ts';
import { platformPolicyPath, type PolicyPage, policyPath } from '#rules/paths.ts';
import { usePageType } from './page-type.ts';

/** Returns what gives the address of a policy for the reader of this page: a manager, a signer, or neither. */
export function usePolicyPath(): (page: PolicyPage) => string {
  const linkId = useLinkId();
  const isManagerPage = usePageType() !== 'not-logged-in';
  const { pathname } = useLocation();
  // A policy page passes on what it was opened with.
  const { type } = useParams();
  const part = isManagerPage || type === 'corp' ? 'corp' : 'sign';
  return (page) => (pathname === '/org-select' ? platformPolicyPath(page) : policyPath(page, linkId, part));
}

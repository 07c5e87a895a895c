import { useLocation } from 'react-router-dom';
import { useLinkId } from '#client/components/use-link-id.ts';
import { platformPolicyPath, type PolicyPage, policyPath } from '#rules/paths.ts';
import { usePageType } from './page-type.ts';

/** Returns what gives the address of a policy for the reader of this page: a manager, a signer, or neither. */
export function usePolicyPath(): (page: PolicyPage) => string {
  const linkId = useLinkId();
  const part = usePageType() === 'not-logged-in' ? 'sign' : 'corp';
  const { pathname } = useLocation();
  return (page) => (pathname === '/org-select' ? platformPolicyPath(page) : policyPath(page, linkId, part));
}

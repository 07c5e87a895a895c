import { useLocation } from 'react-router-dom';
import type { FailurePlace } from '#client/i18n/error-text.ts';
import { useLinkId } from '../use-link-id.ts';

/** The place of a failure as its text needs it, from the address of the page. */
export function useFailurePlace(): FailurePlace & { readonly linkId: string | undefined } {
  const { pathname } = useLocation();
  const linkId = useLinkId();
  const [, first, , loginType] = pathname.split('/');
  const isSigning = first === 'sign-cla';
  const isCodeTyped = isSigning || first === 'config-email' || /^\/corp\/[^/]+\/add-subemail$/.test(pathname);
  return {
    linkId,
    loginType: isSigning ? loginType : undefined,
    page: isCodeTyped ? 'code' : undefined,
  };
}

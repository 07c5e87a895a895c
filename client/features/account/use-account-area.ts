import { useParams } from 'react-router-dom';
import { retrievePasswordPath } from '#client/session/home-path.ts';
import { loginPage } from '#client/session/login-path.ts';

/** Whose account this is about: community managers' (`/org`), or a link's corporation managers' (`/corp/{linkId}`). */
export interface AccountArea {
  /** Undefined for community managers. */
  readonly linkId: string | undefined;
  readonly loginPath: string;
  readonly retrievePath: string;
}

/** The account area that the page lies in, by its address (specification §2). */
export function useAccountArea(): AccountArea {
  const { linkId } = useParams();
  return linkId === undefined
    ? { linkId, loginPath: loginPage('org', undefined), retrievePath: '/org/retrieve-password' }
    : {
        linkId,
        loginPath: loginPage('corp', linkId),
        retrievePath: retrievePasswordPath(linkId),
      };
}

import { useParams } from 'react-router-dom';
import { loginPage } from '#client/session/login-path.ts';
import { corporationPath } from '#rules/paths.ts';

/** The role of this account: community managers' (`/org`), or a link's corporation managers' (`/corp/{linkId}`). */
export interface AccountArea {
  /** Undefined for community managers. */
  readonly linkId: string | undefined;
  readonly loginPath: string;
  readonly retrievePath: string;
}

/** The account area that the page belongs to, from its address. */
export function useAccountArea(): AccountArea {
  const { linkId } = useParams();
  return linkId === undefined
    ? { linkId, loginPath: loginPage('org', undefined), retrievePath: '/org/retrieve-password' }
    : {
        linkId,
        loginPath: loginPage('corp', linkId),
        retrievePath: corporationPath(linkId, 'retrieve-password'),
      };
}

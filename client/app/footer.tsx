import type { ReactElement, ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { keepsSession, latestRole } from '#client/apollo/session-role.ts';
import { NEW_TAB, NewTabNote } from '#client/components/new-tab-link.tsx';
import { useIsPagePending } from '#client/components/pending-page.ts';
import type { MessageId } from '#client/i18n/messages.ts';
import { type PageType, usePageType } from '#client/session/page-type.ts';
import { usePolicyPath } from '#client/session/use-policy-path.ts';
import { useFooterQuery } from '#generated/hooks.ts';
import { type HelpRole, helpPath, MY_SIGNINGS_PATH, type PolicyPage, VERIFY_PATH } from '#rules/paths.ts';
import { ICP_SITE, policeFilingUrl } from './filing-links.ts';

const POLICY_LINKS: readonly { readonly page: PolicyPage; readonly textId: MessageId }[] = [
  { page: 'privacy', textId: 'app.policy.privacy' },
  { page: 'cookies', textId: 'app.policy.cookies' },
  { page: 'information-list', textId: 'app.policy.informationList' },
];

/** Whose help the pages of each type lead to. */
const HELP_OF: Readonly<Record<PageType, HelpRole>> = {
  'not-logged-in': 'signer',
  org: 'community-manager',
  corp: 'corporation',
};

/**
 * The footer: help, policies, filing notices and copyright line. It waits for the page, below which it would not stay,
 * but not for the notices.
 */
export function Footer(): ReactElement | null {
  const intl = useIntl();
  const policyPath = usePolicyPath();
  const pageType = usePageType();
  const { data } = useFooterQuery({ context: { handledCodes: 'all' } });
  const { icp, police, copyright } = data?.footer ?? {};
  const isPending = useIsPagePending();
  if (isPending) {
    return null;
  }

  return (
    <footer>
      <div>
        <nav aria-label={intl.formatMessage({ id: 'app.footer.policies' })}>
          {POLICY_LINKS.map(({ page, textId }) => (
            <Place key={page} href={policyPath(page)}>
              <FormattedMessage id={textId} />
            </Place>
          ))}
          <Place href={MY_SIGNINGS_PATH}>
            <FormattedMessage id="app.mySignings" />
          </Place>
          <Place href={VERIFY_PATH}>
            <FormattedMessage id="app.verify" />
          </Place>
          <Place href={helpPath(HELP_OF[pageType])}>
            <FormattedMessage id="app.help" />
          </Place>
          {pageType === 'not-logged-in' && !keepsSession(latestRole()) && (
            <Place href="/index">
              <FormattedMessage id="app.logIn" />
            </Place>
          )}
        </nav>
        <div>
          {icp && <Place href={ICP_SITE}>{icp}</Place>}
          {police && <Place href={policeFilingUrl(police)}>{police}</Place>}
          {copyright && <p>{copyright}</p>}
        </div>
      </div>
    </footer>
  );
}

function Place({ href, children }: { readonly href: string; readonly children: ReactNode }): ReactElement {
  return (
    <a {...NEW_TAB} href={href}>
      {children}
      <NewTabNote />
    </a>
  );
}

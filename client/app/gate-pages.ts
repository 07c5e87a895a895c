import type { ComponentType } from 'react';
import type { MessageId } from '#client/i18n/messages.ts';
import { addTexts } from '#client/i18n/shown-language.ts';
import type { PageRoute } from './page-handle.ts';

/** Loads a page that shows verdicts, with their texts. */
async function withGateTexts(load: () => Promise<ComponentType>): Promise<ComponentType> {
  const [page] = await Promise.all([load(), addTexts('gate')]);
  return page;
}

function managerPage(path: string, titleId: MessageId, load: () => Promise<ComponentType>): PageRoute {
  return { path, titleId, pageType: 'org', entry: 'gate', load };
}

/** The pages about pull requests: one for everybody, the others for managers of a link. */
export const GATE_PAGES: readonly PageRoute[] = [
  {
    path: '/gate/:platform/:owner/:repository/:number',
    titleId: 'gate.title',
    pageType: 'not-logged-in',
    load: () => withGateTexts(async () => (await import('#client/features/gate/verdict-page.tsx')).VerdictPage),
    prefetch: async (apollo, params, search) =>
      (await import('#client/features/gate/verdict-page.tsx')).prefetchVerdict(apollo, params, search.get('host')),
  },
  {
    path: '/gate/:platform/:owner/:repository/:number/confirm',
    titleId: 'gate.confirm.pageTitle',
    pageType: 'not-logged-in',
    load: () =>
      withGateTexts(async () => {
        const [page] = await Promise.all([import('#client/features/sign/confirm/confirm-page.tsx'), addTexts('prove')]);
        return page.ConfirmPage;
      }),
  },
  {
    path: '/confirmation-mails',
    titleId: 'gate.mails.title',
    pageType: 'not-logged-in',
    load: () =>
      withGateTexts(
        async () =>
          (await import('#client/features/confirmation-mails/confirmation-mails-page.tsx')).ConfirmationMailsPage,
      ),
  },
  managerPage(
    '/gate/:linkId',
    'gateManager.title',
    async () => (await import('#client/features/gate/gate-page.tsx')).GatePage,
  ),
  managerPage(
    '/gate/:linkId/repositories',
    'gateManager.available.title',
    async () => (await import('#client/features/gate/add-repositories-page.tsx')).AddRepositoriesPage,
  ),
  managerPage(
    '/gate/:linkId/platforms',
    'gatePlatforms.title',
    async () => (await import('#client/features/gate/platforms-page.tsx')).PlatformsPage,
  ),
  managerPage(
    '/gate/:linkId/policy',
    'gatePolicy.title',
    async () => (await import('#client/features/gate/policy/gate-policy-page.tsx')).GatePolicyPage,
  ),
  managerPage(
    '/gate/:linkId/pull-requests',
    'gateManager.list.title',
    async () => (await import('#client/features/gate/pull-requests-page.tsx')).PullRequestsPage,
  ),
  managerPage('/gate/:linkId/pull-requests/:id', 'gateManager.detail.title', () =>
    withGateTexts(async () => (await import('#client/features/gate/pull-request-page.tsx')).PullRequestPage),
  ),
  managerPage(
    '/gate/:linkId/deliveries/:connectionId',
    'gateManager.deliveries.title',
    async () => (await import('#client/features/gate/deliveries-page.tsx')).DeliveriesPage,
  ),
];

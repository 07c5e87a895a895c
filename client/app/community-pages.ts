import type { PageRoute } from './page-handle.ts';

/** The pages of community managers. */
export const COMMUNITY_PAGES: readonly PageRoute[] = [
  {
    path: '/org-select',
    titleId: 'login.organization.title',
    pageType: 'org',
    isMenuHidden: true,
    load: async () => (await import('#client/features/login/org-select-page.tsx')).OrgSelectPage,
  },
  {
    path: '/confirmed',
    titleId: 'login.confirmed.title',
    pageType: 'org',
    isMenuHidden: true,
    load: async () => (await import('#client/features/login/confirmed-page.tsx')).ConfirmedPage,
  },
  {
    path: '/org/modify-password',
    titleId: 'account.change.title',
    pageType: 'org',
    load: async () => (await import('#client/features/account/change-password-page.tsx')).ChangePasswordPage,
  },
  {
    path: '/org/security',
    titleId: 'security.title',
    pageType: 'org',
    load: async () => (await import('#client/features/security/security-page.tsx')).SecurityPage,
  },
  {
    path: '/api-keys',
    titleId: 'apiKeys.title',
    pageType: 'org',
    load: async () => (await import('#client/features/api-keys/api-keys-page.tsx')).ApiKeysPage,
  },
  {
    path: '/config-org',
    titleId: 'bindCla.org.title',
    pageType: 'org',
    load: async () => (await import('#client/features/bind-cla/config-org-page.tsx')).ConfigOrgPage,
  },
  {
    path: '/config-cla-link',
    titleId: 'bindCla.claLink.title',
    pageType: 'org',
    load: async () => (await import('#client/features/bind-cla/config-cla-link-page.tsx')).ConfigClaLinkPage,
  },
  {
    path: '/config-fields',
    titleId: 'bindCla.fields.title',
    pageType: 'org',
    load: async () => (await import('#client/features/bind-cla/config-fields-page.tsx')).ConfigFieldsPage,
  },
  {
    path: '/config-email',
    titleId: 'bindCla.email.title',
    pageType: 'org',
    load: async () => (await import('#client/features/bind-cla/config-email-page.tsx')).ConfigEmailPage,
  },
  {
    path: '/config-check/:type?',
    titleId: 'bindCla.check.title',
    pageType: 'org',
    load: async () => (await import('#client/features/bind-cla/config-check-page.tsx')).ConfigCheckPage,
  },
  {
    path: '/linked-repo',
    titleId: 'links.title',
    pageType: 'org',
    load: async () => (await import('#client/features/links/linked-repo-page.tsx')).LinkedRepoPage,
  },
  {
    path: '/linked-repo/:linkId',
    titleId: 'links.detail.pageTitle',
    pageType: 'org',
    load: async () => (await import('#client/features/links/link-detail-page.tsx')).LinkDetailPage,
  },
  {
    path: '/corporation-list/:linkId',
    titleId: 'corporations.title',
    pageType: 'org',
    load: async () => (await import('#client/features/corporations/corporation-list-page.tsx')).CorporationListPage,
  },
  {
    path: '/signings/:linkId',
    titleId: 'signings.title',
    pageType: 'org',
    load: async () => (await import('#client/features/signings/signing-list-page.tsx')).SigningListPage,
  },
  {
    path: '/activity/:linkId',
    titleId: 'activity.title',
    pageType: 'org',
    load: async () => (await import('#client/features/activity/activity-page.tsx')).ActivityPage,
  },
  {
    path: '/privacy-settings/:linkId',
    titleId: 'privacySettings.title',
    pageType: 'org',
    load: async () => (await import('#client/features/privacy-settings/privacy-settings-page.tsx')).PrivacySettingsPage,
  },
  {
    path: '/webhooks/:linkId',
    titleId: 'webhooks.title',
    pageType: 'org',
    load: async () => (await import('#client/features/webhooks/webhooks-page.tsx')).WebhooksPage,
  },
  {
    path: '/webhooks/:linkId/deliveries/:webhookId',
    titleId: 'webhooks.deliveries',
    pageType: 'org',
    load: async () => (await import('#client/features/webhooks/webhook-deliveries-page.tsx')).WebhookDeliveriesPage,
  },
  {
    path: '/add-individual-url',
    titleId: 'links.cla.add.INDIVIDUAL',
    pageType: 'org',
    load: async () => (await import('#client/features/links/add-cla-page.tsx')).AddIndividualClaPage,
  },
  {
    path: '/add-corp-url',
    titleId: 'links.cla.add.CORPORATION',
    pageType: 'org',
    load: async () => (await import('#client/features/links/add-cla-page.tsx')).AddCorporationClaPage,
  },
  {
    path: '/update-individual-url/:lang',
    titleId: 'links.cla.update.INDIVIDUAL',
    pageType: 'org',
    load: async () => (await import('#client/features/links/update-cla-page.tsx')).UpdateIndividualClaPage,
  },
  {
    path: '/update-corp-url/:lang',
    titleId: 'links.cla.update.CORPORATION',
    pageType: 'org',
    load: async () => (await import('#client/features/links/update-cla-page.tsx')).UpdateCorporationClaPage,
  },
];

import type { PageRoute } from './page-handle.ts';

/** The pages of a corporation's managers, and their log-in. */
export const CORPORATION_PAGES: readonly PageRoute[] = [
  {
    path: '/corporation-manager-login/:linkId?',
    titleId: 'login.corporation.pageTitle',
    pageType: 'not-logged-in',
    sessionRole: 'corporation',
    texts: 'login',
    load: async () => (await import('./corporation-login-page.tsx')).CorporationLoginPage,
  },
  {
    path: '/corp/:linkId/retrieve-password',
    titleId: 'account.retrieve.title',
    pageType: 'not-logged-in',
    sessionRole: 'corporation',
    hasViewerMenu: true,
    texts: 'manager',
    load: async () => (await import('#client/features/account/retrieve-password-page.tsx')).RetrievePasswordPage,
  },
  {
    path: '/corp/:linkId/reset-password',
    titleId: 'account.reset.title',
    pageType: 'not-logged-in',
    sessionRole: 'corporation',
    texts: 'manager',
    load: async () => (await import('#client/features/account/reset-password-page.tsx')).ResetPasswordPage,
  },
  {
    path: '/corp/:linkId/modify-password',
    titleId: 'account.change.title',
    pageType: 'corp',
    entry: 'password',
    load: async () => (await import('#client/features/account/change-password-page.tsx')).ChangePasswordPage,
  },
  {
    path: '/corp/:linkId/security',
    titleId: 'security.title',
    pageType: 'corp',
    entry: 'security',
    load: async () => (await import('#client/features/security/security-page.tsx')).SecurityPage,
  },
  {
    path: '/corp/:linkId/overview',
    titleId: 'dashboard.title',
    pageType: 'corp',
    entry: 'overview',
    load: async () =>
      (await import('#client/features/dashboard/corporation-dashboard-page.tsx')).CorporationDashboardPage,
  },
  {
    path: '/corp/:linkId/employee-list',
    titleId: 'employees.title',
    pageType: 'corp',
    entry: 'employees',
    load: async () => (await import('#client/features/employees/employee-list-page.tsx')).EmployeeListPage,
  },
  {
    path: '/corp/:linkId/pre-approvals',
    titleId: 'preApprovals.title',
    pageType: 'corp',
    entry: 'employees',
    load: async () =>
      (await import('#client/features/employees/pre-approvals/pre-approvals-page.tsx')).PreApprovalsPage,
  },
  {
    path: '/corp/:linkId/manager-list',
    titleId: 'managers.title',
    pageType: 'corp',
    entry: 'managers',
    isForAdministrator: true,
    load: async () => (await import('#client/features/managers/manager-list-page.tsx')).ManagerListPage,
  },
  {
    path: '/corp/:linkId/create-manager',
    titleId: 'managers.create.title',
    pageType: 'corp',
    entry: 'managers',
    isForAdministrator: true,
    load: async () => (await import('#client/features/managers/create-manager-page.tsx')).CreateManagerPage,
  },
  {
    path: '/corp/:linkId/subemail',
    titleId: 'emailDomains.title',
    pageType: 'corp',
    entry: 'domains',
    isForAdministrator: true,
    load: async () => (await import('#client/features/email-domains/email-domains-page.tsx')).EmailDomainsPage,
  },
  {
    path: '/corp/:linkId/add-subemail',
    titleId: 'emailDomains.add',
    pageType: 'corp',
    entry: 'domains',
    isForAdministrator: true,
    load: async () => (await import('#client/features/email-domains/add-email-domain-page.tsx')).AddEmailDomainPage,
  },
  {
    path: '/corp/:linkId/cla',
    titleId: 'corporationCla.title',
    pageType: 'corp',
    entry: 'cla',
    load: async () => (await import('#client/features/corporation-cla/corporation-cla-page.tsx')).CorporationClaPage,
  },
  {
    path: '/corp/:linkId/settings',
    titleId: 'corporation.settings.title',
    pageType: 'corp',
    entry: 'settings',
    load: async () =>
      (await import('#client/features/employees/settings/corporation-settings-page.tsx')).CorporationSettingsPage,
  },
];

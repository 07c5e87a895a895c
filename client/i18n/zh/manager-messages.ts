import { zhAccount } from './account.ts';
import { zhAccounts } from './accounts.ts';
import { zhActivity } from './activity.ts';
import { zhApiKeys } from './api-keys.ts';
import { zhBindCla } from './bind-cla.ts';
import { zhClaInput } from './cla-input.ts';
import { zhCorporationCla } from './corporation-cla.ts';
import { zhCorporation } from './corporation.ts';
import { zhCorporations } from './corporations.ts';
import { zhDashboard } from './dashboard.ts';
import { zhEmailDomains } from './email-domains.ts';
import { zhEmails } from './emails.ts';
import { zhEmployees } from './employees.ts';
import { zhErasure } from './erasure.ts';
import { zhGateManager } from './gate-manager.ts';
import { zhGatePlatforms } from './gate-platforms.ts';
import { zhGatePolicy } from './gate-policy.ts';
import { zhImport } from './import.ts';
import { zhLinks } from './links.ts';
import { zhList } from './list.ts';
import { zhLogin } from './login.ts';
import { zhManagers } from './managers.ts';
import { zhOldCheck } from './old-check.ts';
import { zhPrivacySettings } from './privacy-settings.ts';
import { zhRepresentativeChange } from './representative-change.ts';
import { zhSecurity } from './security.ts';
import { zhSharing } from './sharing.ts';
import { zhSignAddress } from './sign-address.ts';
import { zhSignings } from './signings.ts';
import { zhWebhooks } from './webhooks.ts';

/** Chinese texts that only managers need; separate, so signers do not download them. */
export const zhManagerMessages = {
  ...zhAccount,
  ...zhAccounts,
  ...zhActivity,
  ...zhApiKeys,
  ...zhBindCla,
  ...zhClaInput,
  ...zhCorporation,
  ...zhCorporationCla,
  ...zhCorporations,
  ...zhDashboard,
  ...zhEmailDomains,
  ...zhEmails,
  ...zhEmployees,
  ...zhErasure,
  ...zhGateManager,
  ...zhGatePlatforms,
  ...zhGatePolicy,
  ...zhImport,
  ...zhLinks,
  ...zhList,
  ...zhLogin,
  ...zhManagers,
  ...zhOldCheck,
  ...zhPrivacySettings,
  ...zhRepresentativeChange,
  ...zhSecurity,
  ...zhSharing,
  ...zhSignAddress,
  ...zhSignings,
  ...zhWebhooks,
};

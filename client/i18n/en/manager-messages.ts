import { enAccount } from './account.ts';
import { enAccounts } from './accounts.ts';
import { enActivity } from './activity.ts';
import { enApiKeys } from './api-keys.ts';
import { enBindCla } from './bind-cla.ts';
import { enClaInput } from './cla-input.ts';
import { enCorporationCla } from './corporation-cla.ts';
import { enCorporation } from './corporation.ts';
import { enCorporations } from './corporations.ts';
import { enDashboard } from './dashboard.ts';
import { enEmailDomains } from './email-domains.ts';
import { enEmails } from './emails.ts';
import { enEmployees } from './employees.ts';
import { enErasure } from './erasure.ts';
import { enGateManager } from './gate-manager.ts';
import { enGatePlatforms } from './gate-platforms.ts';
import { enGatePolicy } from './gate-policy.ts';
import { enImport } from './import.ts';
import { enLinks } from './links.ts';
import { enList } from './list.ts';
import { enLogin } from './login.ts';
import { enManagers } from './managers.ts';
import { enOldCheck } from './old-check.ts';
import { enPrivacySettings } from './privacy-settings.ts';
import { enRepresentativeChange } from './representative-change.ts';
import { enSecurity } from './security.ts';
import { enSharing } from './sharing.ts';
import { enSignAddress } from './sign-address.ts';
import { enSignings } from './signings.ts';
import { enWebhooks } from './webhooks.ts';

/** English texts that only managers need; separate, so signers do not download them. */
export const enManagerMessages = {
  ...enAccount,
  ...enAccounts,
  ...enActivity,
  ...enApiKeys,
  ...enBindCla,
  ...enClaInput,
  ...enCorporation,
  ...enCorporationCla,
  ...enCorporations,
  ...enDashboard,
  ...enEmailDomains,
  ...enEmails,
  ...enEmployees,
  ...enErasure,
  ...enGateManager,
  ...enGatePlatforms,
  ...enGatePolicy,
  ...enImport,
  ...enLinks,
  ...enList,
  ...enLogin,
  ...enManagers,
  ...enOldCheck,
  ...enPrivacySettings,
  ...enRepresentativeChange,
  ...enSecurity,
  ...enSharing,
  ...enSignAddress,
  ...enSignings,
  ...enWebhooks,
};

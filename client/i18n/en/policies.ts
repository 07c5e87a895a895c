import type { zhPolicies } from '../zh/policies.ts';

/** The English of `zh/policies.ts`. */
export const enPolicies: Record<keyof typeof zhPolicies, string> = {
  'policies.privacy.title': 'Privacy policy',
  'policies.cookies.title': 'Cookie notice',
  'policies.informationList.title': 'Data collection list',
  'policies.version': 'Version: {version}',
};

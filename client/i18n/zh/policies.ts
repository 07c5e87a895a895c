/** Texts of the policy pages. */
export const zhPolicies = {
  'policies.privacy.title': '隐私政策',
  'policies.cookies.title': 'Cookie说明',
  'policies.informationList.title': '信息收集清单',
  'policies.version': '版本：{version}',
} as const;

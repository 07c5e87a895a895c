import type { zhCorporation } from '../zh/corporation.ts';

/** The English of `zh/corporation.ts`. */
export const enCorporation: Record<keyof typeof zhCorporation, string> = {
  'corporation.menu.label': 'Your company',
  'corporation.settings': 'Settings',
  'corporation.settings.title': 'General',
  'corporation.settings.notices': 'How often you are emailed when employees sign. This concerns you alone.',
  'corporation.settings.backup': 'Backup administrator',
  'corporation.settings.backup.text': 'Has the rights of the administrator, and stands in for them.',
  'corporation.settings.backup.none': 'Nobody yet',
  'corporation.settings.backup.change': 'Choose among the managers',
  'corporation.toOverview': 'Go to the overview',
  'corporation.otherAccount.title': 'Logged in with another account',
  'corporation.otherAccount.COMMUNITY_MANAGER':
    'You are logged in as a community manager; this page belongs to a company.',
  'corporation.otherAccount.CORPORATION_ADMINISTRATOR':
    'You are logged in with an account of {corporationName}; this page belongs to another link.',
  'corporation.otherAccount.EMPLOYEE_MANAGER':
    'You are logged in with an account of {corporationName}; this page belongs to another link.',
  'corporation.otherAccount.text':
    'Your account is {account}. To open this page, log out and log in with an account of this link; you will return here.',
  'corporation.otherAccount.community':
    'You are logged in with an account of {corporationName}; this page belongs to community managers.',
  'corporation.otherAccount.community.text':
    'Your account is {account}. To open this page, log out and log in as a community manager; you will return here.',
  'corporation.otherAccount.login': 'Log out and log in here',
  'corporation.otherAccount.home': 'Go to my own pages',
  'corporation.administratorsOnly.title': 'A page for the administrator',
  'corporation.administratorsOnly': 'Only the company’s administrator can use this page.',
  'corporation.administratorsOnly.text':
    '{account} is the account of an employee manager and can manage employees. To change managers or email domains, ask the administrator of your company.',
};

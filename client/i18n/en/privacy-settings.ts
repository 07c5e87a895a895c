import type { zhPrivacySettings } from '../zh/privacy-settings.ts';

/** The English of `zh/privacy-settings.ts`. */
export const enPrivacySettings: Record<keyof typeof zhPrivacySettings, string> = {
  'privacySettings.title': 'Privacy',
  'privacySettings.lead':
    'A community may show its own privacy policy, cookie notice and data collection list in place of those of this service. Signers and the managers of companies that have signed read them.',
  'privacySettings.consent':
    'A text applies as it was read when you saved it; later changes in the repository take no effect by themselves. After a change of the privacy policy, companies’ managers are asked for consent again, and every signature records the version consented to.',
  'privacySettings.read': 'Read the current text',
  'privacySettings.service': 'The text of this service is shown.',
  'privacySettings.own': 'The community’s own text is shown.',
  'privacySettings.version': 'The community’s own text is shown, version {version}',
  'privacySettings.none': 'Not set',
  'privacySettings.readAt': 'Read on {time}',
  'privacySettings.set': 'Set',
  'privacySettings.change': 'Change or read again',
  'privacySettings.remove': 'Remove',
  'privacySettings.of': '{action}: {name}',
  'privacySettings.set.title': '{text} ({language})',
  'privacySettings.set.submit': 'Read and save',
  'privacySettings.set.done': 'The text was read and is now shown',
  'privacySettings.url': 'URL of the file',
  'privacySettings.url.help':
    'A Markdown file in a public repository on Gitee or GitHub, of at most 512 KB; its default branch is read. A line "Last updated: date" states the version.',
  'privacySettings.problem.url':
    'Enter the URL of a file on Gitee or GitHub, such as https://github.com/organisation/repository/blob/main/privacy.md',
  'privacySettings.problem.unreadable':
    'The file cannot be read. Make sure that the repository is public, and the file is on its default branch and is UTF-8 text of at most 512 KB.',
  'privacySettings.remove.title': 'Remove the {text} ({language})?',
  'privacySettings.remove.text':
    'Unless there is a text in another language, the text of this service is shown again. After a change of the privacy policy, companies’ managers are asked for consent again.',
  'privacySettings.remove.done': 'The text was removed',
};

import type { zhGatePlatforms } from '../zh/gate-platforms.ts';

/** The English of `zh/gate-platforms.ts`. */
export const enGatePlatforms: Record<keyof typeof zhGatePlatforms, string> = {
  'gatePlatforms.link': 'What each platform can do',
  'gatePlatforms.title': 'What each platform can do',
  'gatePlatforms.lead': 'What the CLA check can and cannot do on each code platform.',
  'gatePlatforms.warning': '{platform} does not block merging by itself',
  'gatePlatforms.warning.ROBOT':
    'The community’s merge robot has to read the labels, and to merge only what carries the label once passed.',
  'gatePlatforms.warning.NONE': 'The check informs alone. People have to heed it before they merge.',
  'gatePlatforms.connected': 'Connected by',
  'gatePlatforms.connected.app': 'An App',
  'gatePlatforms.connected.token': 'The token of an account',
  'gatePlatforms.blocking': 'Who blocks merging',
  'gatePlatforms.blocking.NATIVE': 'The platform, once its branch rules require signet/cla',
  'gatePlatforms.blocking.ROBOT': 'The community’s merge robot',
  'gatePlatforms.blocking.NONE': 'Nobody',
  'gatePlatforms.shown': 'How the result is shown',
  'gatePlatforms.shown.checks': 'As a check, with a comment and labels if you like',
  'gatePlatforms.shown.labels': 'By a comment and labels',
  'gatePlatforms.commits': 'Commits that can be read',
  'gatePlatforms.commits.all': 'All',
  'gatePlatforms.commits.cap': 'Up to {count, number}; a pull request with that many never passes',
  'gatePlatforms.webhooks': 'Signature of notifications',
  'gatePlatforms.webhooks.signed': 'Covers the whole content',
  'gatePlatforms.webhooks.unsigned': 'Does not cover the content, which is read from the platform again',
  'gatePlatforms.lost': 'Lost notifications',
  'gatePlatforms.lost.resend': 'The platform sends them again when asked',
  'gatePlatforms.lost.compare': 'Open pull requests are compared now and then',
  'gatePlatforms.queue': 'Merge queues',
  'gatePlatforms.queue.yes': 'Supported',
  'gatePlatforms.queue.no': 'There are none, or they do not ask',
};

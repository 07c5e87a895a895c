import type { zhDashboard } from '../zh/dashboard.ts';

/** The English of `zh/dashboard.ts`. */
export const enDashboard: Record<keyof typeof zhDashboard, string> = {
  'dashboard.title': 'Overview',
  'dashboard.lead.OPEN': 'Open for signing',
  'dashboard.lead.PAUSED': 'Signing is paused',
  'dashboard.lead.CLOSED': 'Signing is closed',
  'dashboard.numbers': 'Key numbers',
  'dashboard.numbers.review': 'To review',
  'dashboard.numbers.review.note': 'Signed company documents',
  'dashboard.numbers.employees': 'Waiting employees',
  'dashboard.numbers.employees.note': 'For their company to activate them',
  'dashboard.numbers.blocked': 'Blocked pull requests',
  'dashboard.numbers.blocked.note': 'For a signature',
  'dashboard.numbers.week': 'Signed this week',
  'dashboard.numbers.week.note': '{before, number} last week',
  'dashboard.setup': 'Get started',
  'dashboard.setup.progress': '{done, number} of {count, number} done',
  'dashboard.setup.sign': 'Sign once as a test, to see what signers see',
  'dashboard.setup.connect': 'Connect your code platform to check pull requests',
  'dashboard.setup.share': 'Share the signing link with contributors',
  'dashboard.setup.invite': 'Invite a colleague to manage it with you',
  'dashboard.setup.manager': 'Add an employee manager',
  'dashboard.setup.employees': 'Invite and activate employees',
  'dashboard.setup.domain': 'Add further email domains',
  'dashboard.setup.security': 'Secure your log-in with a second factor',
  'dashboard.agreement.INDIVIDUAL': 'Individual CLA, version {version, number} ({language})',
  'dashboard.agreement.CORPORATION': 'Corporate CLA, version {version, number} ({language})',
  'dashboard.agreement.left':
    '{agreed, number} of {count, number} agreed, {days, plural, one {# day} other {# days}} left, until {date}',
  'dashboard.agreement.over': '{agreed, number} of {count, number} agreed; the grace period ended on {date}',
  'dashboard.agreement.progress': '{agreed, number} of {count, number} agreed',
  'dashboard.agreement.outstanding': 'See the {count, number} outstanding',
  'dashboard.agreement.ask': 'Remind',
  'dashboard.agreement.ask.title':
    '{count, plural, one {Remind the # signer who has yet to agree?} other {Remind the # signers who have yet to agree?}}',
  'dashboard.agreement.ask.text':
    'Each gets an email with a link to read the new version and agree. You can remind them once a day.',
  'dashboard.agreement.unmailed':
    '{count, plural, one {# imported or recorded signature gets} other {# imported or recorded signatures get}} no email: nobody has verified the email, and the project has no authorised sender.',
  'dashboard.agreement.ask.done': 'The reminders are on their way',
  'dashboard.agreement.asked': 'Reminded. You can remind again from {date}',
  'dashboard.waits': 'To do',
  'dashboard.waits.none': 'Nothing needs your attention.',
  'dashboard.waits.counted': '{count} {text}',
  'dashboard.waits.awaitingReview':
    '{count, plural, one {signed company document to review} other {signed company documents to review}}',
  'dashboard.waits.waitingEmployees':
    '{count, plural, one {employee waiting for their company} other {employees waiting for their company}}',
  'dashboard.waits.awaitingCorrection':
    '{count, plural, one {company to replace a returned document} other {companies to replace a returned document}}',
  'dashboard.waits.awaitingDocument':
    '{count, plural, one {company to upload its signed document} other {companies to upload their signed document}}',
  'dashboard.waits.failedEmails':
    '{count, plural, one {email not delivered in the last 30 days} other {emails not delivered in the last 30 days}}',
  'dashboard.waits.failedDocuments':
    '{count, plural, one {signed document not created; retried every night} other {signed documents not created; retried every night}}',
  'dashboard.waits.pausedConnections':
    '{count, plural, one {platform connection with refused credentials; checks have stopped} other {platform connections with refused credentials; checks have stopped}}',
  'dashboard.waits.unreachableRepositories':
    '{count, plural, one {repository out of reach; checks have stopped} other {repositories out of reach; checks have stopped}}',
  'dashboard.waits.switchedOffWebhooks': '{count, plural, one {webhook switched off} other {webhooks switched off}}',
  'dashboard.waits.uncoveredPullRequests':
    '{count, plural, one {pull request waiting for a signature} other {pull requests waiting for a signature}}',
  'dashboard.waits.unknownPullRequests':
    '{count, plural, one {pull request without a result yet} other {pull requests without a result yet}}',
  'dashboard.waits.managers': 'Add an employee manager, so that employees can sign',
  'dashboard.waits.employees':
    '{count, plural, one {employee awaiting activation} other {employees awaiting activation}}',
  'dashboard.waits.accounts':
    '{count, plural, one {employee manager who has never logged in} other {employee managers who have never logged in}}',
  'dashboard.activity': 'Recent activity',
  'dashboard.activity.all': 'All activity',
  'dashboard.activity.none': 'Nothing has happened yet.',
  'dashboard.trend': 'Signatures over time',
  'dashboard.trend.none': 'Nobody has signed yet.',
  'dashboard.trend.label':
    'Curve: {total, number} valid signatures after {weeks, number} weeks. The button “Show the figures” has the numbers.',
  'dashboard.trend.all': 'All signatures',
  'dashboard.employees': 'Employees',
  'dashboard.employees.waiting': 'Awaiting activation',
  'dashboard.employees.active': 'Active',
  'dashboard.employees.deactivated': 'Deactivated',
  'dashboard.employees.removed': 'Removed',
};

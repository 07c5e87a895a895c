import type { zhDashboard } from '../zh/dashboard.ts';

/** The English of `zh/dashboard.ts`. */
export const enDashboard: Record<keyof typeof zhDashboard, string> = {
  'dashboard.title': 'Overview',
  'dashboard.lead.OPEN': 'Open for signing',
  'dashboard.lead.PAUSED': 'Signing is paused',
  'dashboard.lead.CLOSED': 'Signing is closed',
  'dashboard.waits': 'To do',
  'dashboard.waits.none': 'Nothing needs your attention.',
  'dashboard.waits.awaitingReview':
    '{count, plural, one {signed corporate document to review} other {signed corporate documents to review}}',
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
  'dashboard.trend.all': 'All signatures',
  'dashboard.employees': 'Employees',
  'dashboard.employees.all': 'Manage employees',
  'dashboard.employees.waiting': 'Awaiting activation',
  'dashboard.employees.active': 'Active',
  'dashboard.employees.deactivated': 'Deactivated',
  'dashboard.employees.removed': 'Removed',
};

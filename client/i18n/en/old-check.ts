import type { zhOldCheck } from '../zh/old-check.ts';

/** The English of `zh/old-check.ts`. */
export const enOldCheck: Record<keyof typeof zhOldCheck, string> = {
  'oldCheck.title': 'Comparison with the old check',
  'oldCheck.text':
    'In repositories that are only observed, the result after each push is compared with the check you are moving from. Nothing appears on the platform.',
  'oldCheck.none': 'There is nothing to compare yet. Results appear once an observed repository has pull requests.',
  'oldCheck.day': 'Day (UTC)',
  'oldCheck.counts': 'Compared',
  'oldCheck.counts.text':
    '{agreeing, number} agree, {differing, number} differ{open, plural, =0 {} other {, # without a result yet}}',
  'oldCheck.differences': 'Different results',
  'oldCheck.differences.none': 'No results differ.',
  'oldCheck.pullRequest': 'Pull request',
  'oldCheck.verdicts': 'Both results',
  'oldCheck.verdicts.text': 'Old check: {old}; here: {now}',
  'oldCheck.verdict.COVERED': 'passed',
  'oldCheck.verdict.UNCOVERED': 'not passed',
  'oldCheck.verdict.PENDING': 'pending',
  'oldCheck.verdict.MISSING': 'no result',
  'oldCheck.reason': 'Reason for ours',
  'oldCheck.reason.NOT_SIGNED': 'Has not signed',
  'oldCheck.reason.INACTIVE': 'Awaits the company',
  'oldCheck.reason.EXPIRED': 'New version to agree to',
  'oldCheck.reason.UNPROVED_ADDRESS': 'Not confirmed by its author',
  'oldCheck.reason.NO_ADDRESS': 'No usable email in the commit',
  'oldCheck.reason.UNKNOWN_BOT': 'Unknown bot',
  'oldCheck.reason.REFUSED_AGENT': 'AI agent not accepted',
  'oldCheck.reason.LIST_INCOMPLETE': 'Incomplete list of commits',
  'oldCheck.reason.PLATFORM_UNREADABLE': 'Could not be read',
  'oldCheck.reason.SIGNING': 'Signed here',
  'oldCheck.reason.IMPORT': 'The account was imported as signed',
  'oldCheck.reason.EXEMPTION': 'Exempt by the rules',
  'oldCheck.reason.BOT': 'A registered bot',
  'oldCheck.reason.OVERRIDE': 'Set by a person',
  'oldCheck.reason.NOBODY_ASKED': 'The rules ask nobody to sign',
  'oldCheck.at': 'Compared',
};

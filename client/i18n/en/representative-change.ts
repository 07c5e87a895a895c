import type { zhRepresentativeChange } from '../zh/representative-change.ts';

/** The English of `zh/representative-change.ts`. */
export const enRepresentativeChange: Record<keyof typeof zhRepresentativeChange, string> = {
  'representativeChange.title': 'Change of representative',
  'representativeChange.text':
    '{community} has changed who represents {corporationName}, from {previousName} to the person below. The administrator account goes with it.',
  'representativeChange.fact.newName': 'Representative now',
  'representativeChange.fact.newEmail': 'Email',
  'representativeChange.fact.changedAt': 'Changed',
  'representativeChange.fact.endsAt': 'Can be undone until',
  'representativeChange.over': 'The link no longer works',
  'representativeChange.over.text':
    'The change was confirmed or undone, or the time to undo it is over. If you still represent the company, log in to see how it stands. If the change was wrong, contact the managers of the community soon: they can change the representative again.',
  'representativeChange.login': 'Log in as administrator',
  'representativeChange.refused': 'This was not done',
  'representativeChange.undo.text':
    'If this is wrong, undo it: the administrator account comes back to you, and employee managers who were added since are removed. If it is right, confirm it, so that the new representative need not wait.',
  'representativeChange.undo': 'Undo the change',
  'representativeChange.undo.done': 'The change is undone',
  'representativeChange.undo.next':
    'You represent the company as before. If its signing is complete, a new one-time password is on its way to you; set up your second factor again if you used one.',
  'representativeChange.confirm': 'The change is right',
  'representativeChange.confirm.done': 'The change is confirmed',
  'representativeChange.confirm.next':
    'The new representative can do everything now. There is nothing left for you to do.',
};

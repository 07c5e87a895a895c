import type { zhGatePolicy } from '../zh/gate-policy.ts';

/** The English of `zh/gate-policy.ts`. */
export const enGatePolicy: Record<keyof typeof zhGatePolicy, string> = {
  'gatePolicy.title': 'Rules of the CLA check',
  'gatePolicy.who': 'Who has to sign',
  'gatePolicy.subjects': 'Who is looked at in a commit',
  'gatePolicy.subjects.AUTHOR': 'The author',
  'gatePolicy.subjects.COMMITTER': 'The committer',
  'gatePolicy.subjects.BOTH': 'Author and committer',
  'gatePolicy.coAuthors': 'Co-authors',
  'gatePolicy.coAuthors.IGNORE': 'Are not looked at',
  'gatePolicy.coAuthors.WARN': 'Are shown, but not needed',
  'gatePolicy.coAuthors.REQUIRE': 'Have to sign too',
  'gatePolicy.coAuthors.help': 'AI assistants named as co-authors are shown and never needed.',
  'gatePolicy.claimed': 'Unproved emails and accounts',
  'gatePolicy.claimed.no': 'Do not suffice',
  'gatePolicy.claimed.yes': 'Suffice',
  'gatePolicy.claimed.help':
    'Anybody can type any email into a commit. Unless that suffices, people push or sign commits themselves, or prove the email.',
  'gatePolicy.confirmation': 'Whether co-authors confirm themselves',
  'gatePolicy.confirmation.no': 'No: a signature for the named email suffices',
  'gatePolicy.confirmation.yes': 'Yes: each of them confirms the commits',
  'gatePolicy.confirmation.help':
    'Anybody can name anybody as a co-author. If they have to confirm, they do so on the page of the pull request.',
  'gatePolicy.agents': 'AI agents',
  'gatePolicy.agents.lead':
    'Nobody can sign for an AI agent. Where it is a tool, the person who pushed its commits or opened the pull request answers for them, and signs.',
  'gatePolicy.stance.ASSISTANT': 'A tool: whoever uses it signs',
  'gatePolicy.stance.REFUSE': 'Its commits are not accepted',
  'gatePolicy.stance.IGNORE': 'Left out: only the opener is checked',
  'gatePolicy.agents.further': 'Further AI agents',
  'gatePolicy.agents.further.help':
    'One a line: ASSISTANT (a tool), REFUSE (not accepted) or IGNORE (left out), name, colon, emails or numbers of accounts, which are those of github.com unless the host stands before them. Example: REFUSE Example Agent: agent@example.org, 12345; on another instance github.example.org/12345.',
  'gatePolicy.agents.problem':
    'Line {line, number} should read “ASSISTANT, REFUSE or IGNORE name: email or number”, with accounts on one host alone',
  'gatePolicy.exempt': 'Who is exempt',
  'gatePolicy.exemptOrganizations': 'Exempt organisations and teams',
  'gatePolicy.exemptOrganizations.help':
    'One a line, such as example or example/maintainers. On another platform the name may belong to somebody else: example@gitee.com applies there only.',
  'gatePolicy.bots': 'Exempt bots',
  'gatePolicy.bots.help':
    'One a line: platform, number of the account, name. Example: GITHUB 49699333 Dependabot. The number applies on the public platform only; for another instance add its host: GITHUB@github.example.org 12 Builder.',
  'gatePolicy.bots.problem': 'Line {line, number} should read “platform number name” or “platform@host number name”',
  'gatePolicy.minimumLines': 'Changes of at most so many lines are exempt',
  'gatePolicy.minimumLines.help':
    'Leave it empty to exempt none. Binaries, renames, file modes and submodules are never exempt, and on Gitee and GitCode no change is.',
  'gatePolicy.minimumLines.problem': 'Enter a whole number from 1 to 1000, or leave it empty',
  'gatePolicy.minimumLinesFiles': 'Only in these files',
  'gatePolicy.minimumLinesFiles.help': 'One pattern a line, such as docs/**. Leave it empty for any file.',
  'gatePolicy.feedback': 'What appears on the code platform',
  'gatePolicy.comment': 'Comments',
  'gatePolicy.comment.OFF': 'None',
  'gatePolicy.comment.EDIT': 'One, updated when something changes',
  'gatePolicy.comment.NEW': 'A new one each time',
  'gatePolicy.language': 'Language of comments',
  'gatePolicy.template': 'Comment template',
  'gatePolicy.template.default': 'Default',
  'gatePolicy.template.openeuler': 'openEuler (stands in for the present robot)',
  'gatePolicy.template.custom': 'Your own',
  'gatePolicy.template.help':
    'A built-in template also fills in its way to comment, labels, commands and email rule. Change them as you like.',
  'gatePolicy.text': 'Your own comment',
  'gatePolicy.text.help':
    'Markdown. Words in double braces are filled in: opener, community, subjects, commits, page, sign, recheck. The parts covered and uncovered appear with such results alone.',
  'gatePolicy.text.problem': 'Enter the comment',
  'gatePolicy.preview': 'Preview the comment',
  'gatePolicy.preview.ZH': 'Preview in Chinese',
  'gatePolicy.preview.EN': 'Preview in English',
  'gatePolicy.preview.custom': 'Preview',
  'gatePolicy.labels.covered': 'Label once passed',
  'gatePolicy.labels.uncovered': 'Label until then',
  'gatePolicy.labels.help': 'Leave both empty for no labels.',
  'gatePolicy.labels.problem':
    'Enter two different labels of at most 50 characters without commas, or leave both empty',
  'gatePolicy.commands': 'Commands in comments',
  'gatePolicy.commands.help':
    'One a line. Such a comment checks again; one with cancel takes the result back until the next push.',
  'gatePolicy.cancel': 'Who may take a result back',
  'gatePolicy.cancel.no': 'People who may write to the repository',
  'gatePolicy.cancel.yes': 'They, and whoever opened the pull request',
  'gatePolicy.confirmationMails': 'Emails that ask to confirm commits',
  'gatePolicy.confirmationMails.no': 'Are not sent',
  'gatePolicy.confirmationMails.yes': 'Are sent',
  'gatePolicy.confirmationMails.help':
    'When commits name somebody who has signed while nobody stands behind these, they get one email for each pull request at most. None is sent about private repositories, and recipients can stop the emails.',
  'gatePolicy.resolveComment': 'While it has not passed, the comment asks to be resolved (GitCode)',
  'gatePolicy.resolveComment.no': 'No',
  'gatePolicy.resolveComment.yes': 'Yes',
  'gatePolicy.resolveComment.help':
    'Where the repository demands that all comments are resolved, it keeps the pull request from being merged. Once it has passed, an ordinary comment takes its place. Whoever may resolve comments can lift it by hand, so set labels as well.',
  'gatePolicy.passAsTester': 'Once it has passed, approve the test as a tester (GitCode)',
  'gatePolicy.passAsTester.no': 'No',
  'gatePolicy.passAsTester.yes': 'Yes',
  'gatePolicy.passAsTester.help':
    'Make the connected account a required tester of the repository. A push resets the test, and GitCode can reset those of all testers only.',
  'gatePolicy.affected':
    'Saving checks {count, plural, =0 {no open pull requests} one {one open pull request} other {# open pull requests}} again.',
  'gatePolicy.submit': 'Save the rules',
  'gatePolicy.refused': 'The rules were not saved',
  'gatePolicy.done':
    'Saved. {count, plural, =0 {No pull requests are} one {One pull request is} other {# pull requests are}} checked again',
};

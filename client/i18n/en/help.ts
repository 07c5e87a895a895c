import type { zhHelp } from '../zh/help.ts';

/** The English of `zh/help.ts`. */
export const enHelp: Record<keyof typeof zhHelp, string> = {
  'help.roles': 'Who needs help',
  'help.missing': 'No answer here? Ask a manager of the community.',
  'help.signer': 'Signers',
  'help.corporation': 'Companies',
  'help.employee-manager': 'Employee managers',
  'help.community-manager': 'Community managers',
  'help.maintainer': 'Maintainers',
  'help.signer.sign': 'How do I sign?',
  'help.signer.sign.text':
    'Open the signing link of the community, choose how you sign, read the CLA, fill in the form and confirm your email with the code we send to it. Then choose “Agree and sign”. The signed document comes by email; keep its reference.',
  'help.signer.way': 'Individual or employee?',
  'help.signer.way.text':
    'Sign as an individual if your work is your own. If it belongs to your company and the company has signed, sign as an employee with your work email; it becomes valid once the company activates it.',
  'help.signer.code': 'The code does not arrive',
  'help.signer.code.text':
    'Check the email for typos and look in your spam folder. You can resend after 60 seconds; a code is valid for 5 minutes, and only the latest one works. If your work email still gets nothing, ask the people who run it to let our sender through.',
  'help.signer.pull': 'Signed, but the check still fails?',
  'help.signer.pull.text':
    'The check looks at the emails of the commits. Open its result page to see who is missing and why: sign with that email, or prove that it, or the account, is yours as well. Then choose “Check again”.',
  'help.signer.version': 'An email says there is a new version',
  'help.signer.version.text':
    'Open the link in the email, read what has changed and agree. Until the grace period ends your signature remains valid; after that it is valid again as soon as you agree.',
  'help.signer.document': 'How can I check a signed document?',
  'help.signer.document.text':
    'On the page “Verify a document”, choose the file or enter its reference. The file is checked in your browser and not uploaded.',
  'help.corporation.sign': 'How does a company sign?',
  'help.corporation.sign.text':
    'The authorised representative opens the signing link, chooses the company, fills in the form and submits it. The document comes by email: sign it, and upload a scan by the upload link in that email. Once the community has approved it, the representative receives the administrator’s account.',
  'help.corporation.upload': 'The upload link no longer works',
  'help.corporation.upload.text':
    'Upload links are good for 30 days. After that, ask the community to send the document again: its email has a new link. The scan must be a PDF of at most 5 MB.',
  'help.corporation.returned': 'The document was returned',
  'help.corporation.returned.text':
    'The email says why. Correct the document and upload it by the link in that email; you do not need to fill in the form again.',
  'help.corporation.login': 'Logging in for the first time',
  'help.corporation.login.text':
    'Log in with the account and the one-time password of the email, then choose a password of your own. If the one-time password has expired, ask the community to send another; if you forget your own, reset it on the log-in page.',
  'help.corporation.managers': 'Why can employees not sign yet?',
  'help.corporation.managers.text':
    'Add at least one employee manager first. Employees sign with an email in one of your email domains; add further domains on the page “Email domains”.',
  'help.corporation.backup': 'Who stands in while the administrator is away?',
  'help.corporation.backup.text':
    'On the page “Employee managers”, open the menu of one who has logged in before and make them the backup administrator. They have the same rights as the administrator; either of you can undo it at any time.',
  'help.corporation.version': 'The community published a new version',
  'help.corporation.version.text':
    'Log in, open “CLA”, read what has changed and agree for the company. If nobody agrees before the grace period ends, the signatures of the company and its employees become invalid; they are valid again once you agree.',
  'help.corporation.representative': 'The representative has changed',
  'help.corporation.representative.text':
    'Ask the community to change the representative. The former one is notified by email and can undo that within 72 hours.',
  'help.employee-manager.review': 'Activating new employees',
  'help.employee-manager.review.text':
    'Log in and look at the employees who are waiting. Check name and email, then choose “Activate”: the signature becomes valid and the employee is notified by email.',
  'help.employee-manager.many': 'Can I handle several at once?',
  'help.employee-manager.many.text':
    'Yes. Tick the employees, or select all that a search has found, then activate, deactivate or remove them, up to 1,000 at a time. Search by name, email or reference to find somebody.',
  'help.employee-manager.automatic': 'Can they be activated automatically?',
  'help.employee-manager.automatic.text':
    'Yes: the company’s administrator switches automatic activation on, on the page of the employees. People who sign after that are active at once; you are still notified, and can deactivate them at any time.',
  'help.employee-manager.leave': 'An employee leaves',
  'help.employee-manager.leave.text':
    'Deactivate them: the signature becomes invalid at once. Remove them when you no longer need the entry; they can sign again after that.',
  'help.employee-manager.password': 'Forgotten password, or account frozen?',
  'help.employee-manager.password.text':
    'After several wrong passwords the account is frozen for five minutes. Reset your password on the log-in page. If a one-time password has expired before you chose a password of your own, ask your administrator for another.',
  'help.community-manager.link': 'Linking a project',
  'help.community-manager.link.text':
    'Choose “Link a project”: name the project, upload the CLAs, set their fields, authorise a sender, check everything and publish. You may stop half-way; your entries stay in the browser.',
  'help.community-manager.invite': 'Bringing contributors to the signing page',
  'help.community-manager.invite.text':
    'On the project’s page “Share”, copy the signing link, the QR code, the badge for your README or the reply for a bot. Or switch on checks of pull requests, which link to it, or list the project on the home page in its settings.',
  'help.community-manager.review': 'Reviewing a company',
  'help.community-manager.review.text':
    'The overview says how many wait. Open “Companies” and compare the scan with the values that were submitted: approve it, or return it with a reason.',
  'help.community-manager.version': 'Publishing a new version',
  'help.community-manager.version.text':
    'On “CLAs”, choose “New version”. You see the changes, how many people it reaches and the grace period before you publish. Everyone who signed is notified; it cannot be undone.',
  'help.community-manager.checks': 'Checking pull requests',
  'help.community-manager.checks.text':
    'On “Pull requests”, connect your code platform and add repositories: observe first, then enforce. The rules of the check say who is exempt and how people are notified.',
  'help.community-manager.emails': 'Somebody did not get an email',
  'help.community-manager.emails.text':
    'On “Emails”, see what was not delivered, and preview each email. If your sender’s authorisation has ended, authorise it again in the settings.',
  'help.community-manager.pause': 'Stopping signatures',
  'help.community-manager.pause.text':
    'In the “General” settings of the project, choose “Paused” or “Closed” and write a note for visitors. What was signed remains valid.',
  'help.community-manager.members': 'Sharing a project with colleagues',
  'help.community-manager.members.text':
    'Open “Members” on the project and choose “Invite a member”. Managers do the daily work, viewers only look. Projects of an organisation need no invitation: the people who administer the organisation manage them.',
  'help.community-manager.accounts': 'How does a colleague get an account?',
  'help.community-manager.accounts.text':
    'Colleagues who log in at a code platform need none. For others, a service administrator creates one under “Local accounts” in the menu under their name: a one-time password is emailed and works for 72 hours. When a colleague leaves, the account is deactivated on the same page.',
  'help.maintainer.why': 'Why does the check fail?',
  'help.maintainer.why.text':
    'Open the details of the check: for each commit they name author and committer, what is missing and the next step. Send that page to them; nobody needs to log in.',
  'help.maintainer.again': 'They signed, but nothing changed',
  'help.maintainer.again.text':
    'Open pull requests are checked again after somebody signs. If not, choose “Check again” on the details page.',
  'help.maintainer.noreply': 'Commits with a noreply email',
  'help.maintainer.noreply.text':
    'The author proves the account by logging in with the code platform, from the details page. The commits need not change.',
  'help.maintainer.bot': 'Commits by bots',
  'help.maintainer.bot.text': 'Ask a community manager to exempt the bot or team in the rules of the check.',
  'help.maintainer.urgent': 'It has to be merged now',
  'help.maintainer.urgent.text':
    'A community manager can let it through with a reason, on “Pull requests”. It is recorded, and the next push is checked again.',
  'help.maintainer.missing': 'No check appears',
  'help.maintainer.missing.text':
    'Ask a community manager whether the repository was added and is enforced, and whether the connection works. Observed repositories get no check on the platform.',
};

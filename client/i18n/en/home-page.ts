import type { zhHomePage } from '../zh/home-page.ts';

/** The English of `zh/home-page.ts`. */
export const enHomePage: Record<keyof typeof zhHomePage, string> = {
  'home.title': 'Sign a contributor licence agreement',
  'home.lead':
    'A CLA says how an open-source community may use what you contribute. Read the terms, confirm your email, sign, and keep a document that anyone can verify.',
  'home.find': 'Your project or signing link',
  'home.find.help': 'Type the name of a community, organisation or repository, or paste the link from the community.',
  'home.find.go': 'Continue',
  'home.find.required': 'Please enter the name of a project, or paste a signing link.',
  'home.find.found': 'Communities found',
  'home.find.none':
    'No community that takes signatures was found. Not every community is listed here: ask yours for its signing link.',
  'home.find.asId': 'Open it as a project ID',
  'home.ways': 'Three ways to sign',
  'home.way.individual': 'Read the CLA and sign with a code sent to your email. Valid at once.',
  'home.way.employee': 'Sign with your work email. Valid once your company activates it.',
  'home.way.corporation':
    'Fill in the form, sign and seal the document, upload it. Valid once the community approves it.',
  'home.communities': 'Manage CLAs for your community',
  'home.communities.1': 'Pull requests are checked, and merge once every author has signed.',
  'home.communities.2': 'People sign in a minute; a company signs once for all its employees.',
  'home.communities.3': 'When you publish a new version, everybody who signed is asked by email to agree.',
  'home.communities.4': 'Every signature comes with evidence that anyone can verify.',
  'home.communities.setUp': 'Set up your community',
  'home.communities.demo': 'Try the demo',
  'home.picture': 'The check of a pull request, and the overview of a community',
  'home.picture.check': 'CLA check',
  'home.picture.covered': '2 authors have signed',
  'home.picture.uncovered': '1 author has not signed yet',
  'home.picture.sign': 'Sign',
  'home.picture.overview': 'Overview',
  'home.picture.toReview': 'To review',
  'home.picture.week': 'This week',
  'home.picture.all': 'All signatures',
};

import type { zhHome } from '../zh/home.ts';

/** The English of `zh/home.ts`. */
export const enHome: Record<keyof typeof zhHome, string> = {
  'home.pageTitle': 'Home',
  'home.title': 'Sign a contributor licence agreement',
  'home.lead':
    'A CLA says how an open-source community may use what you contribute. With Signet you read the terms, confirm your email, sign, and keep a document that anyone can verify.',
  'home.start': 'Start signing',
  'home.search.title': 'No signing link?',
  'home.search': 'Community, organisation or repository',
  'home.search.found': 'Communities found',
  'home.search.none':
    'No community that takes signatures was found. Not every community is listed here: ask yours for its signing link.',
  'home.guide': 'Three ways to sign',
  'home.guide.note': 'Communities differ in the ways they offer; the signing page of each one says which.',
  'guide.individual.title': 'Individual',
  'guide.individual.for': 'You contribute in your own name, and the work is yours.',
  'guide.individual.1': 'Read the individual CLA',
  'guide.individual.2': 'Fill in your details and confirm your email with a code',
  'guide.individual.3': 'Sign, and receive the signed document by email',
  'guide.employee.title': 'Employee',
  'guide.employee.for': 'Your corporation has signed, and you contribute as its employee.',
  'guide.employee.1': 'Check that your corporation has signed and has an employee manager',
  'guide.employee.2': 'Register with your work email and choose your corporation',
  'guide.employee.3': 'Wait until your corporation activates you',
  'guide.employee.4': 'Receive an email when it takes effect',
  'guide.corporation.title': 'Corporation',
  'guide.corporation.for': 'You sign on behalf of a corporation, for what its employees contribute.',
  'guide.corporation.1': 'Read the corporate CLA and enter the corporation and its representative',
  'guide.corporation.2': 'Receive the document to sign by email',
  'guide.corporation.3': 'Sign and seal it, and hand it to the community',
  'guide.corporation.4': 'The community manager approves it',
  'guide.corporation.5': 'Receive an administrator account: the signing is complete',
  'guide.corporation.6': 'Add employee managers, so that employees can register',
};

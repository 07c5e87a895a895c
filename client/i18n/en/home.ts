import type { zhHome } from '../zh/home.ts';

/** The English of `zh/home.ts`. */
export const enHome: Record<keyof typeof zhHome, string> = {
  'home.pageTitle': 'Home',
  'guide.individual.title': 'Individual',
  'guide.individual.for': 'You contribute in your own name, and the work is yours.',
  'guide.individual.1': 'Read the individual CLA',
  'guide.individual.2': 'Fill in your details and confirm your email with a code',
  'guide.individual.3': 'Sign, and receive the signed document by email',
  'guide.employee.title': 'Employee',
  'guide.employee.for': 'Your company has signed, and you contribute as its employee.',
  'guide.employee.1': 'Check that your company has signed and has an employee manager',
  'guide.employee.2': 'Register with your work email and choose your company',
  'guide.employee.3': 'Wait until your company activates you',
  'guide.employee.4': 'Receive an email when it takes effect',
  'guide.corporation.title': 'Company',
  'guide.corporation.for': 'You sign on behalf of a company, for what its employees contribute.',
  'guide.corporation.1': 'Read the corporate CLA and enter the company and its representative',
  'guide.corporation.2': 'Receive the document to sign by email',
  'guide.corporation.3': 'Sign and seal it, and upload the scan',
  'guide.corporation.4': 'The community approves it',
  'guide.corporation.5': 'Receive an administrator account: the signing is complete',
  'guide.corporation.6': 'Add employee managers, so that employees can register',
};

import type { zhSignCorporate } from '../zh/sign-corporate.ts';

/** The English of `zh/sign-corporate.ts`. */
export const enSignCorporate: Record<keyof typeof zhSignCorporate, string> = {
  'sign.employee.title': 'Sign the CLA of {community} as an employee',
  'sign.employee.none': 'Employees cannot sign at this project',
  'sign.employee.commitment': 'I am an employee of {corporation} and contribute under its agreement with {community}.',
  'sign.employee.commitment.unknown':
    'I am an employee of my company and contribute under its agreement with {community}.',
  'sign.employee.signed.waiting': 'Signed. Waiting for your company to activate it',
  'sign.employee.signed.waiting.text':
    'You have signed the CLA of {community} as an employee of {corporation}. It takes effect once an employee manager of the company activates it.',
  'sign.employee.signed.active': 'Thank you. You have signed.',
  'sign.employee.signed.active.text':
    'Your signature of the CLA of {community} as an employee of {corporation} is valid. You can contribute with {email} now.',
  'sign.employee.signed.expired': 'Signed. Waiting for your company to agree to the new version',
  'sign.employee.signed.expired.text':
    'You have signed the CLA of {community} as an employee of {corporation}, and your signature is active. It is not valid at present: the company has not agreed to the newer version of the corporate CLA.',
  'sign.employee.next.mail':
    'An email with the signed document is on its way to {email}, usually within a few minutes.',
  'sign.employee.next.waiting':
    'We have emailed the employee managers of your company; one of them has to activate your signature. Your email says how to reach them.',
  'sign.employee.next.effect': 'You get an email once it is active. You can then contribute with this email.',
  'sign.employee.next.expired':
    'It becomes valid once the administrator of your company has agreed to the newer version. You have nothing more to do, but you may ask them to agree soon.',
  'sign.employer': 'Company',
  'sign.employer.noAddress': 'Enter your work email to see your company here.',
  'sign.employer.loading': 'Looking for your company…',
  'sign.employer.none': 'Your company was not found',
  'sign.employer.none.text':
    'Check that this is your work email. If it is, your company has not signed the corporate CLA yet, or has no employee manager: ask it to sign or to add one. If the work is your own, you can sign as an individual.',
  'sign.employer.noManager': 'Your company has no employee manager yet',
  'sign.employer.noManager.text':
    'Your company has signed the CLA, so this email cannot sign as an individual; and its employees can sign once it has an employee manager. Ask its administrator, the colleague in charge of CLAs, to add one, then come back to this page.',
  'sign.corporation.title': 'Sign the CLA of {community} for a company',
  'sign.corporation.none': 'This project has no corporate CLA',
  'sign.corporation.resigned': 'The company has applied or signed already',
  'sign.problem.employer': 'Please enter your work email, and see that your company is the right one.',
};

import { expect, test } from 'vitest';
import {
  addClaPath,
  agreementPath,
  claDocumentPath,
  claimedSigningPath,
  claPdfPath,
  corporationArea,
  corporationListPath,
  corporationLoginPath,
  corporationPath,
  corporationPdfPath,
  linkDetailPath,
  platformPolicyPath,
  policyPath,
  signedPath,
  resetPasswordPath,
  signingPath,
  signPath,
  updateClaPath,
} from './paths.ts';

// A link id has no such characters, but a typed address may.
const ID = 'a/b c';

test.each([
  [signPath(ID), '/sign/a%2Fb%20c'],
  [signingPath(ID, 'employee'), '/sign-cla/a%2Fb%20c/employee'],
  [claimedSigningPath(ID, 'a+b@example.org'), '/sign-cla/a%2Fb%20c/employee?email=a%2Bb%40example.org&claimed=yes'],
  [agreementPath(ID), '/sign-cla/a%2Fb%20c/individual-update'],
  [agreementPath(ID, 'a+b@example.org'), '/sign-cla/a%2Fb%20c/individual-update?email=a%2Bb%40example.org'],
  [corporationArea(ID), '/corp/a%2Fb%20c'],
  [corporationPath(ID, 'employee-list'), '/corp/a%2Fb%20c/employee-list'],
  [corporationLoginPath(ID), '/corporation-manager-login/a%2Fb%20c'],
  [corporationLoginPath(), '/corporation-manager-login'],
  [linkDetailPath(ID), '/linked-repo/a%2Fb%20c'],
  [corporationListPath(ID), '/corporation-list/a%2Fb%20c'],
  [addClaPath(ID, 'INDIVIDUAL'), '/add-individual-url?link_id=a%2Fb%20c'],
  [updateClaPath(ID, 'CORPORATION', 'EN'), '/update-corp-url/en?link_id=a%2Fb%20c'],
  [claPdfPath(ID, 2), '/cla-pdf?link_id=a%2Fb%20c&cla_id=2'],
  [resetPasswordPath('fake_link', 'k-_'), '/reset-password?key=k-_&link_id=fake_link'],
  [policyPath('privacy', undefined), '/privacy'],
  [policyPath('privacy', 'fake_link'), '/privacy'],
  [platformPolicyPath('cookies'), '/cookies/PlatformSelect'],
  [signedPath('to/ken'), '/signed/to%2Fken'],
  [policyPath('information-list', ID, 'corp'), '/information-list/corp/a%2Fb%20c'],
  [claDocumentPath(ID, 0), '/api/v1/cla/a%2Fb%20c/0'],
  [corporationPdfPath(ID, 'x'), '/api/v1/corporation-pdf/a%2Fb%20c/x'],
])('%s', (path, expected) => {
  expect(path).toBe(expected);
});

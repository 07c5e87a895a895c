import { expect, test } from 'vitest';
import { EASYCLA } from './easycla.ts';
import { outcomesOf, readSample, writeSample } from './testing/read-sample.ts';

const INDIVIDUALS = `Name,GitHub Username,GitLab Username,LF_ID,Email,Signed Date,Approved,Signed
"Zoë Šafárik","zoe","","zoe1","zoe@example.org","Mar 4,2024",true,true
"Bob "The Dev" B","bob","","","bob@example.org","",true,true
"Gone","gone","","","gone@example.org","Mar 6,2024",false,true
"Nomail","nomail","","","","Mar 7,2024",true,true
"Nobody","","","","","Mar 7,2024",true,true
"Odd day","odd","","","odd@example.org","Feb 31,2024",true,true
`;
const CORPORATIONS = `Company Name,Signed,Approved,DomainApprovalList,EmailApprovalList,GitHubOrgApprovalList,GitHubUsernameApprovalList,Date Signed,Approved,Signed
"示例, Corp",true,true,"acme.example,*.acme.example","ann@acme.example","acme-org","ann,bob","Mar 4,2024",true,true
`;
const EMPLOYEES = `GitHub ID,LF_ID,Name,Email,Date Signed
ann,ann1,Müller, Ann,ann@acme.example,"Mar 5,2024"
`;

test('individuals are imported, and corporations with their employees are listed to sign here', async () => {
  const input = writeSample({ 'ccla.csv': CORPORATIONS, 'employees.csv': EMPLOYEES, 'icla.csv': INDIVIDUALS });

  const entries = await readSample(EASYCLA, { input });

  expect(outcomesOf(entries)).toEqual([
    'no_representative',
    'unknown_corporation',
    'individual zoe@example.org account 2024-03-04',
    'individual bob@example.org account unknown',
    'individual gone@example.org account 2024-03-06 ended at an unknown time',
    'identity nomail account 2024-03-07',
    'no_identity',
    'invalid_time',
  ]);
  expect(entries[3]).toMatchObject({ record: { name: 'Bob "The Dev" B' }, locator: 'icla.csv:3' });
});

test('files of another program are no input', async () => {
  await expect(
    readSample(EASYCLA, { input: writeSample({ 'a.csv': 'Name,Email\nA,a@example.org\n' }) }),
  ).rejects.toThrow(/none of the headers/);
});

import { describe, expect, test } from 'vitest';
import { ownerMark } from './draft-store.ts';
import { addCla, changePlace, EMPTY_DRAFT, proposedUrl, withKnownOrganization } from './draft.ts';

const GITEE = { name: 'example', platform: 'GITEE', url: 'https://gitee.com/example' } as const;
const GITHUB = { name: 'example-hub', platform: 'GITHUB', url: 'https://git.example.org/example-hub' } as const;

test.each([
  [{ repository: '' }, ''],
  [{ organization: GITEE, repository: '' }, 'https://gitee.com/example'],
  [{ organization: GITHUB, repository: ' docs ' }, 'https://git.example.org/example-hub/docs'],
])('of %o the proposed address is "%s"', (place, url) => {
  expect(proposedUrl(place)).toBe(url);
});

describe('changePlace', () => {
  test('an address that nobody wrote follows organisation and repository', () => {
    const first = changePlace(EMPTY_DRAFT, { organization: GITEE });
    const second = changePlace(first, { repository: 'docs' });

    expect([first.projectUrl, second.projectUrl]).toEqual([
      'https://gitee.com/example',
      'https://gitee.com/example/docs',
    ]);
  });

  test('an address that was written stays', () => {
    const draft = { ...EMPTY_DRAFT, projectUrl: 'https://gitee.com/example/website' };

    expect(changePlace(draft, { organization: GITEE }).projectUrl).toBe('https://gitee.com/example/website');
  });

  test('a repository accepted in one organisation is not accepted in another', () => {
    const draft = { ...EMPTY_DRAFT, organization: GITEE, repository: 'docs', acceptedRepository: 'docs' };

    expect(changePlace(draft, { organization: GITHUB }).acceptedRepository).toBe('');
    expect(changePlace(draft, { repository: 'docs2' }).acceptedRepository).toBe('docs');
  });
});

test('an organisation that the manager does not administer any more is not chosen any more', () => {
  const draft = { ...EMPTY_DRAFT, organization: GITEE };

  expect(withKnownOrganization(draft, [GITEE])).toBe(draft);
  expect(withKnownOrganization(draft, [GITHUB]).organization).toBeUndefined();
  expect(withKnownOrganization(draft, [{ ...GITEE, platform: 'GITHUB' }]).organization).toBeUndefined();
});

test('CLAs stand by type and language, one of each', () => {
  const kinds = [
    { type: 'CORPORATION', language: 'ZH' },
    { type: 'INDIVIDUAL', language: 'EN' },
    { type: 'INDIVIDUAL', language: 'ZH' },
    { type: 'INDIVIDUAL', language: 'EN' },
  ] as const;

  const clas = kinds.reduce(addCla, []);

  expect(clas.map(({ type, language }) => `${type} ${language}`)).toEqual([
    'INDIVIDUAL ZH',
    'INDIVIDUAL EN',
    'CORPORATION ZH',
  ]);
});

test('marks distinguish managers without naming them', () => {
  const marks = [ownerMark('LOCAL', 'demo'), ownerMark('LOCAL', 'demo2'), ownerMark('GITEE', 'demo')];

  expect(new Set(marks).size).toBe(3);
  expect(marks.join(' ')).not.toContain('demo');
  expect(ownerMark('LOCAL', 'demo')).toBe(marks[0]);
});

import { expect, test } from 'vitest';
import {
  compareOrganization,
  renamedProjectUrl,
  type KnownOrganization,
  type OrganizationStep,
} from './organization.rules.ts';

const ACME = { id: '42', name: 'acme' };
const RENAMED = { id: '42', name: 'acme-labs' };
const IMPOSTOR = { id: '99', name: 'acme' };
const OTHER = { id: '7', name: 'other' };
const frozenAt = new Date();

test.each<[string, KnownOrganization, (typeof ACME)[], OrganizationStep | undefined]>([
  ['a link without id learns it', { organization: 'acme' }, [OTHER, ACME], { kind: 'learn', organizationId: '42' }],
  ['but not from other organisations', { organization: 'acme' }, [OTHER, RENAMED], undefined],
  ['the same organisation changes nothing', { organization: 'acme', organizationId: '42' }, [ACME], undefined],
  ['other organisations change nothing', { organization: 'acme', organizationId: '42' }, [OTHER], undefined],
  [
    'a renamed one is followed',
    { organization: 'acme', organizationId: '42' },
    [RENAMED],
    { kind: 'follow', organization: 'acme-labs' },
  ],
  [
    'even by somebody who administers the new owner of the name too',
    { organization: 'acme', organizationId: '42' },
    [IMPOSTOR, RENAMED],
    { kind: 'follow', organization: 'acme-labs' },
  ],
  [
    'another one of the same name freezes',
    { organization: 'acme', organizationId: '42' },
    [IMPOSTOR],
    { kind: 'freeze' },
  ],
  ['once', { organization: 'acme', organizationId: '42', frozenAt }, [IMPOSTOR], undefined],
  [
    'a manager who has the name again ends it',
    { organization: 'acme', organizationId: '42', frozenAt },
    [ACME],
    { kind: 'follow', organization: 'acme' },
  ],
])('%s', (_name, known, listed, step) => {
  expect(compareOrganization(known, listed)).toEqual(step);
});

test.each([
  ['https://github.com/acme', 'https://github.com/acme-labs'],
  ['https://github.com/Acme/acme', 'https://github.com/acme-labs/acme'],
  ['https://git.example.org/hub/acme/project', 'https://git.example.org/hub/acme-labs/project'],
  ['https://github.com/other/project', 'https://github.com/other/project'],
])('the address %s becomes %s', (from, to) => {
  expect(renamedProjectUrl(from, 'acme', 'acme-labs')).toBe(to);
});

import { answer, type Answer } from '#client/test/mock-link.ts';
import {
  CorporationClaDocument,
  type CorporationClaFragment,
  type CorporationClaVersionFragment,
} from '#generated/graphql.ts';

/** Builds a version; the digits of its fingerprint repeat its number. */
export function buildVersion(version: number): CorporationClaVersionFragment {
  return {
    __typename: 'Cla',
    id: `cla-${version}`,
    number: version + 3,
    version,
    language: 'ZH',
    documentUrl: `https://cla.example.org/api/v1/cla/web_example-1/${version + 3}`,
    sha256: String(version).repeat(64),
  };
}

/** Builds a corporation that signed the first version, with no pending one. */
export function buildCorporation(facts: Partial<CorporationClaFragment> = {}): CorporationClaFragment {
  return {
    __typename: 'Corporation',
    id: 'corporation-1',
    corporationName: '示例科技',
    representativeName: '示例代表',
    reference: 'SG-0000-0000-0001',
    signedAt: '2026-01-01T08:00:00.000Z',
    origin: null,
    pendingCla: null,
    graceEndsAt: null,
    link: { __typename: 'Link', id: 'web_example-1', alias: '示例社区' },
    cla: buildVersion(1),
    claAgreements: [],
    ...facts,
  };
}

/** Makes the second version pending; by default the first still counts. */
export function pendingVersion(
  graceEndsAt = '2999-12-31T08:00:00.000Z',
): Pick<CorporationClaFragment, 'pendingCla' | 'graceEndsAt'> {
  return { pendingCla: { __typename: 'Cla', id: 'cla-2', version: 2 }, graceEndsAt };
}

/** The server answers what the corporation has signed. */
export function corporationAnswer(facts: Partial<CorporationClaFragment> = {}): Answer {
  return answer(CorporationClaDocument, { corporation: buildCorporation(facts) });
}

import { answer, type Answer } from '#client/test/mock-link.ts';
import {
  CorporationClaimDocument,
  CorporationDocument,
  type CorporationRowFragment,
  CorporationsDocument,
  type CorporationWait,
  DocumentToSignDocument,
} from '#generated/graphql.ts';
import { waitOf } from '../corporation-wait.ts';

/** Builds a corporation's signing that is submitted and nothing more. */
export function buildSigning(facts: Partial<CorporationRowFragment> = {}): CorporationRowFragment {
  return {
    __typename: 'CorporationSigning',
    signedPdfNote: null,
    id: 'signing-1',
    reference: 'SG-0000-0000-0001',
    corporationName: '示例科技',
    representativeName: '示例代表',
    representativeEmail: 'sign@example.org',
    domains: ['example.org'],
    state: 'UNCOMPLETED',
    signedAt: '2026-01-01T08:00:00.000Z',
    language: 'ZH',
    pdfUploadedAt: null,
    returnedAt: null,
    returnReason: null,
    uploadLinkExpiresAt: null,
    completedAt: null,
    deletedAt: null,
    origin: null,
    administratorAccount: null,
    administratorHasOneTimePassword: false,
    cla: { __typename: 'Cla', id: 'cla-1', version: 1, language: 'ZH' },
    documentState: 'READY',
    pendingCla: null,
    graceEndsAt: null,
    fieldValues: [{ __typename: 'FieldValue', id: '0', type: 'TITLE', title: '职位', value: '法务总监' }],
    emails: [buildMail()],
    ...facts,
  };
}

/** Builds a mail to a representative. */
export function buildMail(
  facts: Partial<CorporationRowFragment['emails'][number]> = {},
): CorporationRowFragment['emails'][number] {
  return {
    __typename: 'MailDelivery',
    id: 'mail-1',
    template: 'CORPORATION_SIGNING_DOCUMENT',
    state: 'SENT',
    createdAt: '2026-01-01T08:00:00.000Z',
    sentAt: '2026-01-01T08:01:00.000Z',
    attempts: 1,
    recipient: 'sign@example.org',
    ...facts,
  };
}

/** The server lists corporations and counts them by state: uncompleted, completed, deleted. */
export function corporations(
  nodes: readonly CorporationRowFragment[],
  [uncompleted, completed, deleted]: readonly [number, number, number],
): Answer {
  const count = (wait: CorporationWait) => nodes.filter((signing) => waitOf(signing) === wait).length;
  return answer(CorporationsDocument, {
    corporationSignings: {
      __typename: 'CorporationSigningConnection',
      nodes: [...nodes],
      totalCount: nodes.length,
      pageInfo: { __typename: 'PageInfo', hasNextPage: false, endCursor: null },
    },
    corporationSigningCounts: {
      __typename: 'CorporationSigningCounts',
      awaitingDocument: count('DOCUMENT'),
      awaitingReview: count('REVIEW'),
      awaitingCorrection: count('CORRECTION'),
      uncompleted,
      completed,
      deleted,
    },
  });
}

/** The server answers how many individual signings the corporation would end. */
export function claimOf(individualSignings: number): Answer {
  return answer(CorporationClaimDocument, {
    corporationClaim: { __typename: 'CorporationClaim', individualSignings },
  });
}

/** The server answers how many pages the document to sign has. */
export function documentToSignOf(pages: number): Answer {
  return answer(DocumentToSignDocument, { documentToSign: { __typename: 'DocumentToSign', pages } });
}

/** The server answers the current state of one signing. */
export function freshSigning(signing: CorporationRowFragment): Answer {
  return answer(CorporationDocument, { corporationSigning: signing });
}

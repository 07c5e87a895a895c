import type { ClaVersionRowFragment, LinkClasFragment, LinkRowFragment } from '#generated/graphql.ts';

/** Builds a linked project. */
export function buildLinkRow(facts: Partial<LinkRowFragment> = {}): LinkRowFragment {
  const id = facts.id ?? 'web_example-1';
  return {
    __typename: 'LinkDetails',
    id,
    createdAt: '2026-01-01T08:00:00.000Z',
    frozenAt: null,
    ownerAccount: 'example',
    viewerRole: 'OWNER',
    senderAddress: null,
    gracePeriodDays: 30,
    retentionDays: 0,
    legalHold: false,
    statusVisibility: 'FULL',
    listed: false,
    requiresSecondFactor: false,
    codeBudget: { __typename: 'CodeBudget', sentToday: 12, perDay: 400 },
    uncoveredPullRequests: 0,
    corporationCounts: { __typename: 'CorporationSigningCounts', awaitingReview: 0 },
    signingCounts: { __typename: 'SigningCounts', individual: 3, corporation: 2, employee: 1 },
    link: {
      __typename: 'Link',
      id,
      alias: '示例社区',
      projectUrl: 'https://example.org/community',
      platform: 'WEB',
      organization: null,
      repository: null,
      languages: ['ZH'],
      signingTypes: ['INDIVIDUAL'],
      signingState: 'OPEN',
      visitorText: null,
      returnOrigins: [],
    },
    ...facts,
  };
}

/** Builds a version of a CLA, identified by its number. */
export function buildVersion(
  cla: Partial<ClaVersionRowFragment['cla']> & { readonly number: number },
  facts: Partial<Omit<ClaVersionRowFragment, 'cla'>> = {},
): ClaVersionRowFragment {
  return {
    __typename: 'ClaVersion',
    state: 'CURRENT',
    sourceUrl: null,
    signingCount: 0,
    removable: true,
    cla: {
      __typename: 'Cla',
      id: `cla-${cla.number}`,
      type: 'INDIVIDUAL',
      language: 'ZH',
      version: 1,
      sha256: 'a'.repeat(64),
      summary: null,
      createdAt: '2026-01-01T08:00:00.000Z',
      fields: [
        { __typename: 'FieldDefinition', id: '0', type: 'NAME', title: '姓名', description: '', required: true },
        { __typename: 'FieldDefinition', id: '1', type: 'EMAIL', title: '邮箱', description: '', required: true },
      ],
      ...cla,
    },
    ...facts,
  };
}

/** Builds a linked project with versions of its CLAs. */
export function buildLinkClas(
  versions: readonly ClaVersionRowFragment[],
  facts: Partial<LinkRowFragment> = {},
): LinkClasFragment {
  return { ...buildLinkRow(facts), claVersions: [...versions] };
}

/** The facts of a project where nobody has signed. */
export const UNSIGNED = {
  signingCounts: { __typename: 'SigningCounts', individual: 0, corporation: 0, employee: 0 },
} as const satisfies Partial<LinkRowFragment>;

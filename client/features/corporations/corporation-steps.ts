import type { CorporationRowFragment, CorporationSigningState } from '#generated/graphql.ts';

/** What a community manager can do with a corporation. */
export type CorporationStep =
  | 'upload'
  | 'view'
  | 'approve'
  | 'return'
  | 'resend'
  | 'revoke'
  | 'representative'
  | 'renew'
  | 'delete'
  | 'restore'
  | 'purge';

type Steps = readonly [CorporationStep, ...CorporationStep[]];

const STEPS_OF: Readonly<Record<CorporationSigningState, (hasPdf: boolean) => Steps>> = {
  UNCOMPLETED: (hasPdf) =>
    hasPdf
      ? ['approve', 'view', 'return', 'upload', 'resend', 'representative', 'delete']
      : ['upload', 'resend', 'representative', 'delete'],
  COMPLETED: (hasPdf) =>
    hasPdf ? ['view', 'upload', 'representative', 'delete'] : ['upload', 'representative', 'delete'],
  DELETED: (hasPdf) => (hasPdf ? ['restore', 'view', 'purge'] : ['restore', 'purge']),
};

/** The steps that a corporation allows, the likeliest first. */
export function stepsOf(signing: CorporationRowFragment): Steps {
  const { state, pdfUploadedAt, uploadLinkExpiresAt, administratorHasOneTimePassword } = signing;
  const hasUploadLink = state === 'UNCOMPLETED' && uploadLinkExpiresAt !== null;
  const more: CorporationStep[] = hasUploadLink ? ['revoke'] : administratorHasOneTimePassword ? ['renew'] : [];
  return [...STEPS_OF[state](pdfUploadedAt !== null), ...more];
}

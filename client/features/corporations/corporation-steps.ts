import type { CorporationRowFragment, CorporationSigningState } from '#generated/graphql.ts';

/** What a community manager can do with a corporation. */
export type CorporationStep =
  | 'upload'
  | 'view'
  | 'review'
  | 'resend'
  | 'revoke'
  | 'representative'
  | 'renew'
  | 'delete'
  | 'restore'
  | 'purge';

const STEPS_OF: Readonly<Record<CorporationSigningState, (hasPdf: boolean) => readonly CorporationStep[]>> = {
  UNCOMPLETED: (hasPdf) =>
    hasPdf
      ? ['review', 'upload', 'resend', 'representative', 'delete']
      : ['upload', 'resend', 'representative', 'delete'],
  COMPLETED: (hasPdf) =>
    hasPdf ? ['view', 'upload', 'representative', 'delete'] : ['upload', 'representative', 'delete'],
  DELETED: (hasPdf) => (hasPdf ? ['restore', 'view', 'purge'] : ['restore', 'purge']),
};

/** The steps that a corporation allows, the likeliest first; viewers can only look. */
export function stepsOf(signing: CorporationRowFragment, canChange: boolean): readonly CorporationStep[] {
  const looksOnly: readonly CorporationStep[] = signing.pdfUploadedAt === null ? [] : ['view'];
  return canChange ? allStepsOf(signing) : looksOnly;
}

function allStepsOf(signing: CorporationRowFragment): readonly CorporationStep[] {
  const { state, pdfUploadedAt, uploadLinkExpiresAt, administratorHasOneTimePassword } = signing;
  const hasUploadLink = state === 'UNCOMPLETED' && uploadLinkExpiresAt !== null;
  const more: CorporationStep[] = hasUploadLink ? ['revoke'] : administratorHasOneTimePassword ? ['renew'] : [];
  return [...STEPS_OF[state](pdfUploadedAt !== null), ...more];
}

import type { CorporationRowFragment, CorporationSigningState } from '#generated/graphql.ts';

/** What a community manager can do with a corporation. */
export type CorporationStep =
  | 'upload'
  | 'view'
  | 'approve'
  | 'return'
  | 'resend'
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
export function stepsOf({ state, pdfUploadedAt, administratorHasOneTimePassword }: CorporationRowFragment): Steps {
  const steps = STEPS_OF[state](pdfUploadedAt !== null);
  return administratorHasOneTimePassword ? [...steps, 'renew'] : steps;
}

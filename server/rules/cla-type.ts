/** Who a CLA is for, and who signs it. */
export const ClaType = { INDIVIDUAL: 'individual', CORPORATION: 'corporation' } as const;
export type ClaType = (typeof ClaType)[keyof typeof ClaType];

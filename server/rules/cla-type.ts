/** Whether a CLA is signed by individuals (and employees) or for a corporation. */
export const ClaType = { INDIVIDUAL: 'individual', CORPORATION: 'corporation' } as const;
export type ClaType = (typeof ClaType)[keyof typeof ClaType];

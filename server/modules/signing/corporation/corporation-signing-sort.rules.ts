/** Sort orders for lists of corporations. */
export const CorporationSigningSort = {
  DATE_DESC: 'date_desc',
  DATE_ASC: 'date_asc',
  NAME_ASC: 'name_asc',
  NAME_DESC: 'name_desc',
} as const;
export type CorporationSigningSort = (typeof CorporationSigningSort)[keyof typeof CorporationSigningSort];

/** Sort orders of a list of links. */
export const LinkSort = {
  CREATED_DESC: 'created_desc',
  CREATED_ASC: 'created_asc',
  ALIAS_ASC: 'alias_asc',
  ALIAS_DESC: 'alias_desc',
} as const;
export type LinkSort = (typeof LinkSort)[keyof typeof LinkSort];

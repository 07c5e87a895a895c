/** The places of a community manager. */
export const COMMUNITY_PLACES = [
  { path: '/linked-repo', textId: 'app.menu.links' },
  { path: '/bind-cla', textId: 'app.menu.newLink' },
] as const;

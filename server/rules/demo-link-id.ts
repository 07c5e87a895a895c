/** Public id of the demo community's link. */
export const DEMO_LINK_ID = 'web_example-community-1000000000000000001';

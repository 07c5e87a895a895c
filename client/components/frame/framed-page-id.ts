/** Id of the page within a frame, after the entries. */
export const FRAMED_PAGE_ID = 'page';

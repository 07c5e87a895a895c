/** Id of the heading of the log-in on the home page, to which the header leads. */
export const LOGIN_TITLE_ID = 'login-title';

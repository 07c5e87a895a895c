import { enHomePage } from './home-page.ts';
import { enList } from './list.ts';
import { enLogin } from './login.ts';

/** English texts of the home page and of every log-in; separate, so that visitors do not download those of managers. */
export const enLoginMessages = { ...enHomePage, ...enList, ...enLogin };

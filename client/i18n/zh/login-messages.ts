import { zhHomePage } from './home-page.ts';
import { zhList } from './list.ts';
import { zhLogin } from './login.ts';

/** Chinese texts of the home page and of every log-in; separate, so that visitors do not download those of managers. */
export const zhLoginMessages = { ...zhHomePage, ...zhList, ...zhLogin };

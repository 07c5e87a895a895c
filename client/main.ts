import { createBrowserRouter } from 'react-router-dom';
import { showChosenTheme } from './app/chosen-theme.ts';
import { replaceOutline } from './app/replace-outline.ts';
import { routes } from './app/routes.tsx';
import { untilReady } from './app/until-ready.ts';
import { showBaseTexts } from './i18n/shown-language.ts';

const element = document.getElementById('root');
if (element === null) {
  throw new TypeError('index.html has no element #root');
}

showChosenTheme();
// Asks for the page's data at once: what draws it takes longer to arrive and to start.
const router = createBrowserRouter(routes);
try {
  // Until page and texts are here, the outline in index.html stays.
  const [{ drawRoot }] = await Promise.all([import('./app/root.tsx'), showBaseTexts(), untilReady(router)]);
  drawRoot(element, router);
} catch (error) {
  replaceOutline(error);
}

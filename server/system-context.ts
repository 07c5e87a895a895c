import { createContext, type AppContext, type Dependencies } from './context.ts';
import { AppError } from './errors/app-error.ts';

/** The context of work that no request asked for: nobody is logged in, and events name no address. */
export function createSystemContext(deps: Dependencies): AppContext {
  return createContext(deps, {
    source: { ip: '', userAgent: undefined },
    openBrowser: () => {
      throw new AppError('system_error', { reason: 'background work has no browser' });
    },
  });
}

import { createContext, type AppContext, type Dependencies } from '#server/context.ts';
import { AppError } from '#server/errors/app-error.ts';

/** Creates the context of work without a request: nobody is logged in, and events have no IP address. */
export function createSystemContext(deps: Dependencies): AppContext {
  return createContext(deps, {
    source: { ip: '', userAgent: undefined },
    openBrowser: () => {
      throw new AppError('system_error', { reason: 'background work has no browser' });
    },
  });
}

import type { createBrowserRouter } from 'react-router-dom';

type Router = ReturnType<typeof createBrowserRouter>;

/** Resolves once a router has loaded the first page, or failed to. */
export function untilReady(router: Router): Promise<void> {
  return new Promise((resolve) => {
    const stop = router.subscribe(({ initialized }) => {
      if (initialized) {
        stop();
        resolve();
      }
    });
    if (router.state.initialized) {
      stop();
      resolve();
    }
  });
}

import { type NavigateOptions, useNavigate } from 'react-router-dom';
import { useIsHere } from './reader-place.ts';

/**
 * Returns a function that leads to the page that follows a success; answers whether it did. A visitor who has gone to
 * another page before the server answered stays there.
 */
export function useLeadOn(): (path: string, options?: NavigateOptions) => Promise<boolean> {
  const navigate = useNavigate();
  const isHere = useIsHere();
  return async (path, options) => {
    if (!isHere()) {
      return false;
    }
    await navigate(path, options);
    return true;
  };
}

import { useParams } from 'react-router-dom';
import { corporationPath } from '#rules/paths.ts';

/** Returns the paths of the employee manager pages of the current corporation. */
export function useManagerPaths(): { readonly list: string; readonly create: string } {
  const { linkId = '' } = useParams();
  return { list: corporationPath(linkId, 'manager-list'), create: corporationPath(linkId, 'create-manager') };
}

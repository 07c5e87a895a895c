import { useParams } from 'react-router-dom';
import { corporationPath } from '#rules/paths.ts';

/** Returns the paths of the email domain pages of the current corporation. */
export function useDomainPaths(): { readonly list: string; readonly add: string } {
  const { linkId = '' } = useParams();
  return { list: corporationPath(linkId, 'subemail'), add: corporationPath(linkId, 'add-subemail') };
}

import { useParams } from 'react-router-dom';

/** The addresses of the pages about employee managers, in the area of the corporation that is shown. */
export function useManagerPaths(): { readonly list: string; readonly create: string } {
  const { linkId = '' } = useParams();
  const area = `/corp/${encodeURIComponent(linkId)}`;
  return { list: `${area}/manager-list`, create: `${area}/create-manager` };
}

import { useParams } from 'react-router-dom';

/** The addresses of the pages about e-mail domains, in the area of the corporation that is shown. */
export function useDomainPaths(): { readonly list: string; readonly add: string } {
  const { linkId = '' } = useParams();
  const area = `/corp/${encodeURIComponent(linkId)}`;
  return { list: `${area}/subemail`, add: `${area}/add-subemail` };
}

import { useEffect } from 'react';
import { useSearchParams } from 'react-router-dom';
import { changePlace } from './draft.ts';
import type { Wizard } from './wizard.ts';

/**
 * Chooses the organisation named in the address, or the only one there is, then removes it from the address, so a
 * reload keeps a later choice.
 */
export function useAskedOrganization({ draft, change, manager }: Wizard): void {
  const [search, setSearch] = useSearchParams();
  const asked = search.get('organization');
  const { organizations } = manager;
  const only = organizations.length === 1 && draft.organization === undefined ? organizations[0] : undefined;
  const wanted = asked === null ? only : organizations.find(({ name }) => name === asked);

  useEffect(() => {
    if (wanted !== undefined) {
      change((old) => (old.organization?.name === wanted.name ? old : changePlace(old, { organization: wanted })));
    }
    if (asked !== null) {
      setSearch(
        (old) => {
          old.delete('organization');
          return old;
        },
        { replace: true },
      );
    }
  }, [asked, wanted, change, setSearch]);
}

import { Button } from '@chakra-ui/react';
import type { ReactElement } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { showToast } from '#client/components/toast.ts';
import { useRefreshOrganizationsMutation } from '#generated/hooks.ts';

/** A button that asks the platform again which organisations the viewer administers. */
export function RefreshOrganizations(): ReactElement {
  const intl = useIntl();
  const [refresh, { loading }] = useRefreshOrganizationsMutation({ errorPolicy: 'all' });

  const handleClick = async () => {
    const { data } = await refresh();
    if (data) {
      showToast(intl.formatMessage({ id: 'login.organization.refreshed' }));
    }
  };
  return (
    <Button aria-disabled={loading} aria-busy={loading} onClick={() => void (loading || handleClick())}>
      <FormattedMessage id={loading ? 'login.organization.refreshing' : 'login.organization.refresh'} />
    </Button>
  );
}

import type { ReactElement } from 'react';
import { FormattedMessage } from 'react-intl';
import { ButtonLink } from '#client/components/button-link.tsx';
import { EmptyList } from '#client/components/list/empty-list.tsx';
import { Loaded } from '#client/components/loaded.tsx';
import { SubPage } from '#client/components/sub-page.tsx';
import { useNewManagerFactsQuery } from '#generated/hooks.ts';
import { CreateManagerForm } from './create-manager-form.tsx';
import { useManagerPaths } from './manager-paths.ts';
import type { NewManagerFacts } from './new-managers.ts';

/** Where an administrator adds employee managers. */
export function CreateManagerPage(): ReactElement {
  const { list } = useManagerPaths();
  const { data, error, refetch } = useNewManagerFactsQuery({
    fetchPolicy: 'cache-and-network',
    context: { handledCodes: 'all' },
  });
  return (
    <SubPage
      back={{ to: list, textId: 'managers.back' }}
      title={<FormattedMessage id="managers.create.title" />}
      lead={<FormattedMessage id="managers.create.lead" />}
    >
      <Loaded data={data} error={error} onRetry={() => void refetch()}>
        {({ viewer, corporation }) => viewer && <FormOrFull viewer={viewer} corporation={corporation} />}
      </Loaded>
    </SubPage>
  );
}

/** The form while there is room for somebody. */
function FormOrFull(facts: NewManagerFacts): ReactElement {
  const { managers, managerLimit } = facts.corporation;
  const { list } = useManagerPaths();
  if (managers.length < managerLimit) {
    return <CreateManagerForm facts={facts} />;
  }
  return (
    <EmptyList
      title={<FormattedMessage id="managers.full" values={{ limit: managerLimit }} />}
      action={
        <ButtonLink to={list} variant="solid">
          <FormattedMessage id="managers.full.action" />
        </ButtonLink>
      }
    >
      <FormattedMessage id="managers.full.text" />
    </EmptyList>
  );
}

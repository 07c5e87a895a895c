import { Stack } from '@chakra-ui/react';
import type { ReactElement } from 'react';
import { FormattedMessage } from 'react-intl';
import { ButtonLink } from '#client/components/button-link.tsx';
import { EmptyList } from '#client/components/list/empty-list.tsx';
import { ListHead } from '#client/components/list/list-head.tsx';
import { LoadingLines } from '#client/components/loading-lines.tsx';
import { Page } from '#client/components/page.tsx';
import { SignAddress } from '#client/components/sign-address.tsx';
import { PendingClaBanner } from '#client/session/pending-cla-notice.tsx';
import { corporationPath, signingPath } from '#rules/paths.ts';
import { EmployeeListActions } from './employee-list-actions.tsx';
import { EmployeeList } from './employee-list.tsx';
import { PARTS, useEmployees } from './use-employees.ts';

/** The employees of a corporation: those waiting for activation, and the active ones. */
export function EmployeeListPage(): ReactElement {
  const employees = useEmployees();
  const { corporation, error } = employees;
  // What stands above the list depends on the corporation, and must not push it down later.
  const isPending = corporation === undefined && error === undefined;
  const isNobody = corporation !== undefined && PARTS.every((part) => corporation.everybody[part] === 0);
  return (
    <Page pt={{ base: '6', md: '8' }}>
      <ListHead
        title={<FormattedMessage id="employees.title" />}
        lead={
          corporation === undefined ? (
            ''
          ) : (
            <FormattedMessage
              id="employees.place"
              values={{ corporation: corporation.corporationName, community: corporation.link.alias }}
            />
          )
        }
        action={
          corporation !== undefined && (
            <EmployeeListActions linkId={corporation.link.id} canInvite={corporation.hasEmployeeManager} />
          )
        }
      />
      <Stack gap="4">
        {corporation !== undefined && <PendingClaBanner linkId={corporation.link.id} corporation={corporation} />}
        {corporation?.hasEmployeeManager === false && <NoManager linkId={corporation.link.id} />}
        {isPending && <LoadingLines />}
        {!isPending && !isNobody && <EmployeeList employees={employees} />}
        {isNobody && corporation.hasEmployeeManager && <Nobody linkId={corporation.link.id} />}
      </Stack>
    </Page>
  );
}

/** Says what the administrator must do before employees can sign. */
function NoManager({ linkId }: { readonly linkId: string }): ReactElement {
  return (
    <EmptyList
      title={<FormattedMessage id="employees.noManager" />}
      action={
        <ButtonLink to={corporationPath(linkId, 'create-manager')} variant="solid">
          <FormattedMessage id="managers.add" />
        </ButtonLink>
      }
    >
      <FormattedMessage id="employees.noManager.text" />
    </EmptyList>
  );
}

/** Shown while no employee has signed: offers the sign link to pass on. */
function Nobody({ linkId }: { readonly linkId: string }): ReactElement {
  return (
    <EmptyList
      title={<FormattedMessage id="employees.none" />}
      action={
        <SignAddress label={<FormattedMessage id="employees.none.address" />} path={signingPath(linkId, 'employee')} />
      }
    >
      <FormattedMessage id="employees.none.text" />
    </EmptyList>
  );
}

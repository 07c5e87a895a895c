import { Box, Stack, Text } from '@chakra-ui/react';
import type { ReactElement } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { ButtonLink } from '#client/components/button-link.tsx';
import { EmptyList } from '#client/components/list/empty-list.tsx';
import { ListTabs } from '#client/components/list/list-tabs.tsx';
import { ListTools } from '#client/components/list/list-tools.tsx';
import { PageTitle } from '#client/components/page-title.tsx';
import { Page } from '#client/components/page.tsx';
import { SignAddress } from '#client/components/sign-address.tsx';
import { PendingClaBanner } from '#client/session/pending-cla-notice.tsx';
import { AutoApproval } from './auto-approval.tsx';
import { EmployeeList } from './employee-list.tsx';
import { ExportButton } from './export-button.tsx';
import { type Employees, PARTS, SORTS, useEmployees } from './use-employees.ts';

/** The employees of a corporation: those who wait to be activated, and those who are active. */
export function EmployeeListPage(): ReactElement {
  const employees = useEmployees();
  const { corporation, choosePart } = employees;
  const isNobody = corporation?.everybody.active === 0 && corporation.everybody.inactive === 0;
  return (
    <Page>
      <Box mb="8">
        <PageTitle>
          <FormattedMessage id="employees.title" />
        </PageTitle>
        <Text mt="2" color="fg.muted" minHeight="6">
          {corporation !== undefined && (
            <FormattedMessage
              id="employees.place"
              values={{ corporation: corporation.corporationName, community: corporation.link.alias }}
            />
          )}
        </Text>
      </Box>
      <Stack gap="8">
        {corporation !== undefined && <PendingClaBanner linkId={corporation.link.id} corporation={corporation} />}
        {corporation !== undefined && (
          <AutoApproval
            isEnabled={corporation.autoApproval}
            waiting={corporation.everybody.inactive}
            onShowWaiting={() => choosePart('inactive')}
          />
        )}
        {corporation?.hasEmployeeManager === false && <NoManager linkId={corporation.link.id} />}
        {!isNobody && <Everybody employees={employees} />}
        {isNobody && corporation.hasEmployeeManager && <Nobody linkId={corporation.link.id} />}
      </Stack>
    </Page>
  );
}

/** Employees cannot sign yet, wherever they are sent: what the administrator has to do first. */
function NoManager({ linkId }: { readonly linkId: string }): ReactElement {
  return (
    <EmptyList
      title={<FormattedMessage id="employees.noManager" />}
      action={
        <ButtonLink to={`/corp/${encodeURIComponent(linkId)}/create-manager`} variant="solid">
          <FormattedMessage id="managers.add" />
        </ButtonLink>
      }
    >
      <FormattedMessage id="employees.noManager.text" />
    </EmptyList>
  );
}

/** Nobody has signed yet: what colleagues need to do so. */
function Nobody({ linkId }: { readonly linkId: string }): ReactElement {
  return (
    <EmptyList
      title={<FormattedMessage id="employees.none" />}
      action={
        <SignAddress
          label={<FormattedMessage id="employees.none.address" />}
          path={`/sign-cla/${encodeURIComponent(linkId)}/employee`}
        />
      }
    >
      <FormattedMessage id="employees.none.text" />
    </EmptyList>
  );
}

/** The tabs, the search, and the list. */
function Everybody({ employees }: { readonly employees: Employees }): ReactElement {
  const intl = useIntl();
  const { address, part, choosePart, corporation } = employees;
  const { search, sort } = address;
  return (
    <Stack gap="6">
      <ListTabs
        label={intl.formatMessage({ id: 'employees.states' })}
        tabs={PARTS.map((key) => ({
          key,
          label: <FormattedMessage id={`employees.state.${key}`} />,
          count: corporation?.found[key],
        }))}
        current={part}
        onChoose={choosePart}
      />
      <ListTools
        id="employees"
        address={address}
        searchLabel={intl.formatMessage({ id: 'employees.search' })}
        sorts={SORTS.map((value) => ({ value, label: intl.formatMessage({ id: `employees.sort.${value}` }) }))}
      >
        <ExportButton filter={{ active: part === 'active', search, sort }} />
      </ListTools>
      <EmployeeList employees={employees} />
    </Stack>
  );
}

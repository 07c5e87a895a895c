import { type ReactElement, useId } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Select } from '#client/components/select.tsx';
import { SettingsSection } from '#client/components/settings-section.tsx';
import { showToast } from '#client/components/toast.ts';
import type { EmployeeNoticeChoice } from '#generated/graphql.ts';
import { useSetEmployeeNoticesMutation } from '#generated/hooks.ts';

const CHOICES = ['EACH', 'QUARTER_HOURLY', 'DAILY', 'NONE'] as const satisfies readonly EmployeeNoticeChoice[];

interface EmployeeNoticesProps {
  /** Id of the corporation, which the cache knows the choice by. */
  readonly corporationId: string;
  readonly choice: EmployeeNoticeChoice;
}

/** Lets an employee manager choose how often to be mailed about new employees; saved at once. */
export function EmployeeNotices({ corporationId, choice }: EmployeeNoticesProps): ReactElement {
  const intl = useIntl();
  const id = useId();
  const [save, { loading }] = useSetEmployeeNoticesMutation({
    errorPolicy: 'all',
    update: (cache, { data }) => {
      if (data) {
        const saved = data.setEmployeeNotices.choice;
        cache.modify({
          id: cache.identify({ __typename: 'Corporation', id: corporationId }) ?? '',
          fields: { employeeNotices: () => saved },
        });
      }
    },
    onCompleted: () => showToast(intl.formatMessage({ id: 'employees.notices.done' })),
  });
  return (
    <SettingsSection
      title={
        <label htmlFor={id}>
          <FormattedMessage id="employees.notices" />
        </label>
      }
      lead={<FormattedMessage id="corporation.settings.notices" />}
    >
      <Select
        layout={{ width: 'auto' }}
        id={id}
        value={choice}
        aria-disabled={loading}
        onChoose={(value) => {
          const chosen = CHOICES.find((known) => known === value);
          if (chosen !== undefined && !loading) {
            void save({ variables: { input: { choice: chosen } } });
          }
        }}
      >
        {CHOICES.map((known) => (
          <option key={known} value={known}>
            {intl.formatMessage({ id: `employees.notices.${known}` })}
          </option>
        ))}
      </Select>
    </SettingsSection>
  );
}

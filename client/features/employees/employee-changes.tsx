import { chakra, Text } from '@chakra-ui/react';
import type { ReactElement } from 'react';
import { FormattedMessage } from 'react-intl';
import { Facts } from '#client/components/facts.tsx';
import { TimePoint } from '#client/components/time-point.tsx';
import type { EmployeeRowFragment } from '#generated/graphql.ts';

type Change = EmployeeRowFragment['changes'][number];

/** One change: what happened, when, and who did it. */
export function ChangeText({ change }: { readonly change: Change }): ReactElement {
  const date = <TimePoint value={change.changedAt} isShort />;
  return change.changedBy === null || change.changedBy === undefined ? (
    <FormattedMessage id="employees.change.automatic" values={{ date }} />
  ) : (
    <FormattedMessage
      id={change.preApproved ? 'employees.change.preApproved' : `employees.change.${change.state}`}
      values={{ date, name: change.changedBy }}
    />
  );
}

interface EmployeeHistoryProps {
  readonly id: string;
  readonly employee: EmployeeRowFragment;
}

/** An employee's reference, and all changes by managers, newest first. */
export function EmployeeHistory({ id, employee }: EmployeeHistoryProps): ReactElement {
  const { reference, changes } = employee;
  const facts = [
    {
      key: 'reference',
      label: <FormattedMessage id="employees.history.reference" />,
      value: (
        <Text as="span" fontFamily="mono">
          {reference}
        </Text>
      ),
    },
    {
      key: 'changes',
      label: <FormattedMessage id="employees.history.changes" />,
      value:
        changes.length === 0 ? (
          <FormattedMessage id="employees.change.none" />
        ) : (
          <chakra.ol listStyleType="none">
            {changes.map((change) => (
              <li key={`${change.changedAt} ${change.state}`}>
                <ChangeText change={change} />
                {typeof change.note === 'string' && (
                  <Text as="q" display="block" color="fg.muted" whiteSpace="pre-line" overflowWrap="anywhere">
                    {change.note}
                  </Text>
                )}
              </li>
            ))}
          </chakra.ol>
        ),
    },
  ];
  return (
    <chakra.div id={id} mt="4">
      <Facts facts={facts} />
    </chakra.div>
  );
}

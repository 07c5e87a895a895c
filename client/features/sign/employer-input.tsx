import { Box, Text } from '@chakra-ui/react';
import type { ReactElement } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { ButtonLink } from '#client/components/button-link.tsx';
import { ChoiceCards } from '#client/components/choice-cards.tsx';
import { LoadFailure } from '#client/components/load-failure.tsx';
import { Notice } from '#client/components/notice.tsx';
import { signingPath } from '#rules/paths.ts';
import type { SignForm } from './sign-values.ts';
import type { Employers } from './use-employers.ts';

const KEY = 'corporationSigningId';

interface EmployerInputProps {
  readonly linkId: string;
  readonly form: SignForm;
  readonly employers: Employers;
  /** Whether the address is known to be a corporation's that has signed: individuals cannot sign with it. */
  readonly isClaimed: boolean;
}

/** The corporation that the address above belongs to: found by it, chosen where there are several. */
export function EmployerInput(props: EmployerInputProps): ReactElement {
  const { form } = props;
  const intl = useIntl();
  const { id, problem } = form.input(KEY);
  const problemId = `${id}-problem`;
  return (
    <Box
      as="fieldset"
      id={id}
      tabIndex={-1}
      aria-label={intl.formatMessage({ id: 'sign.employer' })}
      aria-describedby={problem === undefined ? undefined : problemId}
    >
      <Box aria-live="polite">
        <Found {...props} />
      </Box>
      {problem !== undefined && (
        <Text id={problemId} mt="1" fontSize="xs" color="danger">
          {problem}
        </Text>
      )}
    </Box>
  );
}

function Found({ linkId, form, employers, isClaimed }: EmployerInputProps): ReactElement {
  const { status, found, chosen, error, retry } = employers;
  if (status === 'failed') {
    return (
      <Labelled>
        <LoadFailure error={error} onRetry={retry} />
      </Labelled>
    );
  }
  if (status !== 'ready') {
    return (
      <Labelled>
        <Text fontSize="sm" color="fg.muted">
          <FormattedMessage id={`sign.employer.${status}`} />
        </Text>
      </Labelled>
    );
  }
  if (found.length === 0) {
    return isClaimed ? <NoEmployeeManager /> : <NoEmployer linkId={linkId} />;
  }
  if (found.length === 1) {
    return (
      <Labelled>
        <Text overflowWrap="anywhere">{chosen?.corporationName ?? found[0]?.corporationName}</Text>
      </Labelled>
    );
  }
  return (
    <ChoiceCards
      name={KEY}
      legend={<FormattedMessage id="sign.employer" />}
      choices={found.map(({ id, corporationName }) => ({ value: id, label: corporationName }))}
      value={chosen?.id}
      onChange={form.input(KEY).onChange}
    />
  );
}

function Labelled({ children }: { readonly children: ReactElement }): ReactElement {
  return (
    <>
      <Text fontSize="sm" fontWeight="medium" mb="1">
        <FormattedMessage id="sign.employer" />
      </Text>
      {children}
    </>
  );
}

/** The corporation has signed, but nobody could activate its employees: who to ask. */
function NoEmployeeManager(): ReactElement {
  return (
    <Notice tone="warning" title={<FormattedMessage id="sign.employer.noManager" />}>
      <Text>
        <FormattedMessage id="sign.employer.noManager.text" />
      </Text>
    </Notice>
  );
}

/** Nobody can sign with this address as an employee: why, and the other ways. */
function NoEmployer({ linkId }: Pick<EmployerInputProps, 'linkId'>): ReactElement {
  return (
    <Notice tone="warning" title={<FormattedMessage id="sign.employer.none" />}>
      <Text mb="3">
        <FormattedMessage id="sign.employer.none.text" />
      </Text>
      <Box display="flex" gap="2" flexWrap="wrap">
        {(['corporation', 'individual'] as const).map((way) => (
          <ButtonLink key={way} size="sm" to={signingPath(linkId, way)}>
            <FormattedMessage id={`sign.chooser.${way}`} />
          </ButtonLink>
        ))}
      </Box>
    </Notice>
  );
}

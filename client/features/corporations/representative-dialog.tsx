import { Text } from '@chakra-ui/react';
import type { ReactElement } from 'react';
import { FormattedMessage, type IntlShape, useIntl } from 'react-intl';
import { FormDialog } from '#client/components/form/form-dialog.tsx';
import type { Problems } from '#client/components/form/form.ts';
import { operationOptions, type Refusals } from '#client/components/form/refusals.ts';
import { TextField } from '#client/components/form/text-field.tsx';
import { useForm } from '#client/components/form/use-form.ts';
import { showToast } from '#client/components/toast.ts';
import { useUpdateRepresentativeMutation } from '#generated/hooks.ts';
import { isEmail } from '#rules/email.ts';
import { isPersonName, NAME_MAX_LENGTH } from '#rules/field-value.ts';
import type { CorporationDialogProps } from './corporation-dialog.ts';

interface Representative {
  readonly representativeName: string;
  readonly representativeEmail: string;
}

const REFUSALS: Refusals<keyof Representative> = {
  inputs: {
    invalid_email: 'representativeEmail',
    not_same_corp: 'representativeEmail',
    resigned: 'representativeEmail',
    exits_email: 'representativeEmail',
  },
  codes: ['bad_request_parameter', 'not_ready_to_sign', 'no_permission'],
};

/** Changes who represents a corporation, and administers it once it is completed. */
export function RepresentativeDialog({
  signing,
  returnFocusTo,
  onClose,
  onChanged,
}: CorporationDialogProps): ReactElement {
  const intl = useIntl();
  const [update] = useUpdateRepresentativeMutation(operationOptions(REFUSALS));
  const { corporationName, representativeName, representativeEmail, state, domains } = signing;
  const form = useForm<Representative>({
    id: 'representative',
    initial: { representativeName, representativeEmail },
    findProblems: (values) => findProblems(intl, values),
    refusals: REFUSALS,
    submit: (typed) => {
      const name = typed.representativeName.trim();
      const email = typed.representativeEmail.trim();
      return update({ variables: { input: { id: signing.id, representativeName: name, representativeEmail: email } } });
    },
    onDone: () => {
      showToast(intl.formatMessage({ id: 'corporations.representative.done' }));
      onClose();
      onChanged();
    },
  });
  return (
    <FormDialog
      form={form}
      isEntry
      title={<FormattedMessage id="corporations.representative.title" values={{ name: corporationName }} />}
      submit={<FormattedMessage id="corporations.representative.submit" />}
      refused={<FormattedMessage id="corporations.representative.refused" />}
      returnFocusTo={returnFocusTo}
      onClose={onClose}
    >
      <Text>
        <FormattedMessage
          id={`corporations.representative.text.${state === 'COMPLETED' ? 'COMPLETED' : 'UNCOMPLETED'}`}
        />
      </Text>
      <TextField
        input={form.input('representativeName')}
        label={<FormattedMessage id="corporations.representative.name" />}
      />
      <TextField
        input={form.input('representativeEmail')}
        label={<FormattedMessage id="corporations.representative.email" />}
        help={<FormattedMessage id="corporations.representative.email.help" values={{ domains: domains.join(', ') }} />}
        attributes={{ type: 'email', autoComplete: 'off', autoCapitalize: 'none', spellCheck: false }}
      />
    </FormDialog>
  );
}

function findProblems(
  intl: IntlShape,
  { representativeName, representativeEmail }: Representative,
): Problems<Representative> {
  return {
    representativeName: isPersonName(representativeName)
      ? undefined
      : intl.formatMessage({ id: 'corporations.representative.problem.name' }, { max: NAME_MAX_LENGTH }),
    representativeEmail: isEmail(representativeEmail.trim())
      ? undefined
      : intl.formatMessage({ id: 'errors.invalid_email' }, { reason: 'none' }),
  };
}

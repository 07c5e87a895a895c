import { chakra, Flex } from '@chakra-ui/react';
import type { ReactElement } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { ButtonLink } from '#client/components/button-link.tsx';
import { FormFrame } from '#client/components/form/form-frame.tsx';
import { operationOptions } from '#client/components/form/refusals.ts';
import { SubmitButton } from '#client/components/form/submit-button.tsx';
import { TextField } from '#client/components/form/text-field.tsx';
import { useForm } from '#client/components/form/use-form.ts';
import { Notice } from '#client/components/notice.tsx';
import { showToast } from '#client/components/toast.ts';
import { useLeadOn } from '#client/components/use-lead-on.ts';
import { useAddEmailDomainMutation } from '#generated/hooks.ts';
import { emailDomain, isEmail } from '#rules/email.ts';
import { typedCode } from '#rules/typed-code.ts';
import { DomainCodeField } from './domain-code-field.tsx';
import { useDomainPaths } from './domain-paths.ts';
import { DOMAIN_REFUSALS, newDomainProblems, type NewDomainForm, type OwnDomain } from './new-domain.ts';

interface AddEmailDomainFormProps {
  readonly domains: readonly OwnDomain[];
}

/** An address in the new domain and the code that proves it, with an explanation before them. */
export function AddEmailDomainForm({ domains }: AddEmailDomainFormProps): ReactElement {
  const intl = useIntl();
  const { list } = useDomainPaths();
  const form = useAddEmailDomain(domains);
  const email = form.values.email.trim();
  const primary = domains.find((own) => own.primary)?.domain ?? '';
  return (
    <FormFrame
      form={form}
      label={intl.formatMessage({ id: 'emailDomains.add' })}
      refused={<FormattedMessage id="emailDomains.add.refused" />}
      maxWidth="measure"
    >
      <Notice tone="warning" title={<FormattedMessage id="emailDomains.add.rules" />}>
        <chakra.ul listStyleType="disc" ps="4">
          <li>
            <FormattedMessage id="emailDomains.add.related" values={{ domain: primary }} />
          </li>
          <li>
            <FormattedMessage id="emailDomains.add.ends" />
          </li>
        </chakra.ul>
      </Notice>
      <TextField
        input={form.input('email')}
        label={<FormattedMessage id="emailDomains.email" />}
        help={
          isEmail(email) ? (
            <FormattedMessage id="emailDomains.email.help" values={{ domain: emailDomain(email) }} />
          ) : undefined
        }
        attributes={{ type: 'email', autoComplete: 'off', autoCapitalize: 'none', spellCheck: false }}
      />
      <DomainCodeField form={form} />
      <Flex gap="3" wrap="wrap">
        <SubmitButton isBusy={form.isBusy}>
          <FormattedMessage id={form.isBusy ? 'emailDomains.add.submitting' : 'emailDomains.add.submit'} />
        </SubmitButton>
        <ButtonLink to={list}>
          <FormattedMessage id="app.dialog.cancel" />
        </ButtonLink>
      </Flex>
    </FormFrame>
  );
}

/** Adds the domain of an address that a code has proved. */
function useAddEmailDomain(domains: readonly OwnDomain[]): NewDomainForm {
  const intl = useIntl();
  const leadOn = useLeadOn();
  const { list } = useDomainPaths();
  const [add] = useAddEmailDomainMutation(operationOptions(DOMAIN_REFUSALS));
  return useForm({
    id: 'email-domain',
    initial: { email: '', verificationCode: '' },
    findProblems: (values) => newDomainProblems(intl, values, domains),
    refusals: DOMAIN_REFUSALS,
    place: { page: 'code' },
    submit: ({ email, verificationCode }) =>
      add({ variables: { input: { email: email.trim(), verificationCode: typedCode(verificationCode) } } }),
    onDone: async ({ addEmailDomain }) => {
      const { domain } = addEmailDomain.emailDomain;
      showToast(intl.formatMessage({ id: 'emailDomains.add.done' }, { domain }));
      await leadOn(list);
    },
  });
}

import { chakra, Flex, Stack } from '@chakra-ui/react';
import type { ReactElement } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { ButtonLink } from '#client/components/button-link.tsx';
import { FormRefusal } from '#client/components/form/form-refusal.tsx';
import { SubmitButton } from '#client/components/form/submit-button.tsx';
import { TextField } from '#client/components/form/text-field.tsx';
import { Notice } from '#client/components/notice.tsx';
import { emailDomain, isEmail } from '#rules/email.ts';
import { DomainCodeField } from './domain-code-field.tsx';
import { useDomainPaths } from './domain-paths.ts';
import { type OwnDomain, useAddEmailDomain } from './use-add-email-domain.ts';

interface AddEmailDomainFormProps {
  readonly domains: readonly OwnDomain[];
}

/** An address in the new domain and the code that proves it, with what adding means said before. */
export function AddEmailDomainForm({ domains }: AddEmailDomainFormProps): ReactElement {
  const intl = useIntl();
  const { list } = useDomainPaths();
  const { form, code, refusal, isBusy, handleSubmit } = useAddEmailDomain(domains);
  const email = form.values.email.trim();
  const primary = domains.find((own) => own.primary)?.domain ?? '';
  return (
    <form
      noValidate
      aria-label={intl.formatMessage({ id: 'emailDomains.add' })}
      onSubmit={(event) => void handleSubmit(event)}
    >
      <Stack gap="6" maxWidth="measure">
        {refusal !== undefined && (
          <FormRefusal title={<FormattedMessage id="emailDomains.add.refused" />} refusal={refusal} />
        )}
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
        <DomainCodeField form={form} code={code} />
        <Flex gap="3" wrap="wrap">
          <SubmitButton isBusy={isBusy}>
            <FormattedMessage id={isBusy ? 'emailDomains.add.submitting' : 'emailDomains.add.submit'} />
          </SubmitButton>
          <ButtonLink to={list}>
            <FormattedMessage id="app.dialog.cancel" />
          </ButtonLink>
        </Flex>
      </Stack>
    </form>
  );
}

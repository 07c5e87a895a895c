import { Box, Heading, Text } from '@chakra-ui/react';
import type { ReactElement } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useNavigate } from 'react-router-dom';
import { ClaSourceInput } from '#client/components/cla-input/cla-source-input.tsx';
import { type ClaSource, EMPTY_SOURCE, sourceProblemText } from '#client/components/cla-input/cla-source.ts';
import { operationOptions } from '#client/components/form/refusals.ts';
import { useForm } from '#client/components/form/use-form.ts';
import { Notice } from '#client/components/notice.tsx';
import { showToast } from '#client/components/toast.ts';
import type { ClaVersionRowFragment, LinkClasFragment, SigningType } from '#generated/graphql.ts';
import { useUpdateClaMutation } from '#generated/hooks.ts';
import { Language, LanguageName } from '#rules/language.ts';
import { linkDetailPath } from '#rules/paths.ts';
import { CLA_REFUSALS, ClaForm } from './cla-form.tsx';

interface UpdateClaFormProps {
  readonly details: LinkClasFragment;
  /** The version that the new one replaces. */
  readonly current: ClaVersionRowFragment;
}

/** A new text for a CLA; its fields stay. Says what becomes of those who have signed. */
export function UpdateClaForm({ details, current: { cla, signingCount } }: UpdateClaFormProps): ReactElement {
  const intl = useIntl();
  const navigate = useNavigate();
  const [update] = useUpdateClaMutation(operationOptions(CLA_REFUSALS));
  const form = useForm<{ readonly source: ClaSource }>({
    id: 'cla',
    initial: { source: EMPTY_SOURCE },
    findProblems: ({ source }) => ({ source: sourceProblemText(intl, source) }),
    refusals: CLA_REFUSALS,
    submit: ({ source }) => {
      const { id: replacedClaId, type, language } = cla;
      const documentSha256 = source.document?.sha256 ?? '';
      return update({ variables: { input: { linkId: details.id, type, language, documentSha256, replacedClaId } } });
    },
    onDone: async () => {
      showToast(intl.formatMessage({ id: 'links.cla.update.done' }));
      await navigate(linkDetailPath(details.id));
    },
  });

  return (
    <ClaForm form={form} linkId={details.id} submit={<FormattedMessage id="links.cla.update.submit" />} gap="8">
      <Text maxWidth="measure">
        <FormattedMessage
          id="links.cla.update.lead"
          values={{ language: LanguageName[cla.language], version: cla.version }}
        />
      </Text>
      {signingCount > 0 && <SignersNotice count={signingCount} days={details.gracePeriodDays} type={cla.type} />}
      <Box as="section">
        <Heading as="h2" size="lg" mb="4">
          <FormattedMessage id="links.cla.text" />
        </Heading>
        <ClaSourceInput
          input={form.input('source')}
          title={intl.formatMessage({ id: `links.clas.${cla.type}` })}
          lang={Language[cla.language]}
        />
      </Box>
    </ClaForm>
  );
}

interface SignersNoticeProps {
  /** Signings of the version that is replaced. */
  readonly count: number;
  /** The grace period. */
  readonly days: number;
  readonly type: SigningType;
}

/** What becomes of those who have signed, and that they are told. */
function SignersNotice({ count, days, type }: SignersNoticeProps): ReactElement {
  return (
    <Notice tone="warning" title={<FormattedMessage id="links.cla.update.signed" values={{ count }} />}>
      <Text>
        <FormattedMessage id="links.cla.update.grace" values={{ days }} />
      </Text>
      <Text mt="1">
        <FormattedMessage id={`links.cla.update.told.${type}`} />
      </Text>
    </Notice>
  );
}

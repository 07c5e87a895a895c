import { Box, Flex, Heading, Stack } from '@chakra-ui/react';
import type { ReactElement } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { ButtonLink } from '#client/components/button-link.tsx';
import { ChoiceCards } from '#client/components/choice-cards.tsx';
import { ClaSourceInput } from '#client/components/cla-input/cla-source-input.tsx';
import { sourceProblem } from '#client/components/cla-input/cla-source.ts';
import { FieldEditor } from '#client/components/cla-input/field-editor.tsx';
import { findFieldProblems } from '#client/components/cla-input/field-problems.ts';
import { SubmitButton } from '#client/components/form/submit-button.tsx';
import { Notice } from '#client/components/notice.tsx';
import type { Language, LinkClasFragment, SigningType } from '#generated/graphql.ts';
import { ClaRefusal } from './cla-refusal.tsx';
import { LANGUAGES } from './languages.ts';
import { linkPaths } from './link-paths.ts';
import { useAddCla } from './use-add-cla.ts';

interface AddClaFormProps {
  readonly type: SigningType;
  readonly details: LinkClasFragment;
}

/** A CLA in a language that the link does not offer yet: its text and its fields. */
export function AddClaForm({ type, details }: AddClaFormProps): ReactElement {
  const offered = details.claVersions.filter(({ cla, state }) => cla.type === type && state === 'CURRENT');
  const missing = LANGUAGES.filter((language) => !offered.some(({ cla }) => cla.language === language));
  const [first] = missing;
  if (first === undefined) {
    return (
      <Stack gap="4" align="flex-start">
        <Notice tone="warning" title={<FormattedMessage id="links.cla.add.all" />} />
        <ButtonLink to={linkPaths(details.id).detail}>
          <FormattedMessage id="links.cla.back" />
        </ButtonLink>
      </Stack>
    );
  }
  return <NewCla owner={{ type, linkId: details.id }} languages={[first, ...missing.slice(1)]} />;
}

interface NewClaProps {
  readonly owner: { readonly type: SigningType; readonly linkId: string };
  readonly languages: readonly [Language, ...Language[]];
}

function NewCla({ owner, languages }: NewClaProps): ReactElement {
  const intl = useIntl();
  const form = useAddCla(owner, languages[0]);
  const { language, source, fields } = form.values;
  const cla = { type: owner.type, language };
  return (
    <form noValidate onSubmit={(event) => void form.handleSubmit(event)}>
      <Stack gap="10">
        {form.refusal !== undefined && <ClaRefusal refusal={form.refusal} />}
        <ChoiceCards
          name="cla-language"
          legend={<FormattedMessage id="links.cla.language" />}
          value={language}
          choices={languages.map((value) => ({ value, label: intl.formatMessage({ id: `sign.language.${value}` }) }))}
          onChange={(chosen) => form.change({ language: chosen })}
        />
        <Box as="section">
          <Heading as="h2" size="lg" mb="4">
            <FormattedMessage id="links.cla.text" />
          </Heading>
          <ClaSourceInput
            id="cla-source"
            source={source}
            title={intl.formatMessage({ id: `links.clas.${owner.type}` })}
            lang={language.toLowerCase()}
            problem={form.hasTried ? sourceProblem(source) : undefined}
            onChange={(changed) => form.change({ source: changed })}
          />
        </Box>
        <Box as="section">
          <Heading as="h2" size="lg" mb="4">
            <FormattedMessage id="links.cla.fields" />
          </Heading>
          <FieldEditor
            id="cla-fields"
            owner={cla}
            fields={fields}
            problems={form.hasTried ? findFieldProblems(fields, cla) : new Map()}
            onChange={(changed) => form.change({ fields: changed })}
          />
        </Box>
        <Flex gap="3" justify="flex-end" wrap="wrap">
          <ButtonLink to={linkPaths(owner.linkId).detail}>
            <FormattedMessage id="app.dialog.cancel" />
          </ButtonLink>
          <SubmitButton isBusy={form.isBusy}>
            <FormattedMessage id="links.cla.add.submit" />
          </SubmitButton>
        </Flex>
      </Stack>
    </form>
  );
}

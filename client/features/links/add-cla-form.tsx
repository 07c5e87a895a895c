import { Box, Heading, Stack } from '@chakra-ui/react';
import { type ReactElement, useEffect } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { ButtonLink } from '#client/components/button-link.tsx';
import { ChoiceCards } from '#client/components/choice-cards.tsx';
import { ClaSourceInput } from '#client/components/cla-input/cla-source-input.tsx';
import { type ClaSource, EMPTY_SOURCE, sourceProblemText } from '#client/components/cla-input/cla-source.ts';
import { type FieldDraft, toFieldInputs, translateFields } from '#client/components/cla-input/field-draft.ts';
import { FieldEditor } from '#client/components/cla-input/field-editor.tsx';
import { fieldProblemTexts, titlesOf } from '#client/components/cla-input/field-problems.ts';
import { sampleOf } from '#client/components/cla-input/samples.ts';
import { SummaryInput, summaryProblemText } from '#client/components/cla-input/summary-input.tsx';
import type { Form } from '#client/components/form/form.ts';
import { operationOptions } from '#client/components/form/refusals.ts';
import { useForm } from '#client/components/form/use-form.ts';
import { useRows } from '#client/components/form/use-rows.ts';
import { useUnprintable } from '#client/components/form/use-unprintable.ts';
import { Notice } from '#client/components/notice.tsx';
import { showToast } from '#client/components/toast.ts';
import { useLeadOn } from '#client/components/use-lead-on.ts';
import type { LinkClasFragment, SigningType } from '#generated/graphql.ts';
import { useAddClaMutation } from '#generated/hooks.ts';
import { Language, LANGUAGE_KEYS, type LanguageKey, LanguageName } from '#rules/language.ts';
import { linkDetailPath } from '#rules/paths.ts';
import { CLA_REFUSALS, ClaForm } from './cla-form.tsx';

interface AddClaFormProps {
  readonly type: SigningType;
  readonly details: LinkClasFragment;
}

/** A CLA in a language that the link does not offer yet: its text and its fields. */
export function AddClaForm({ type, details }: AddClaFormProps): ReactElement {
  const offered = details.claVersions.filter(({ cla, state }) => cla.type === type && state === 'CURRENT');
  const missing = LANGUAGE_KEYS.filter((language) => !offered.some(({ cla }) => cla.language === language));
  const [first] = missing;
  if (first === undefined) {
    return (
      <Stack gap="4" align="flex-start">
        <Notice tone="warning" title={<FormattedMessage id="links.cla.add.all" />} />
        <ButtonLink to={linkDetailPath(details.id)}>
          <FormattedMessage id="links.toClas" />
        </ButtonLink>
      </Stack>
    );
  }
  return <NewCla owner={{ type, linkId: details.id }} languages={[first, ...missing.slice(1)]} />;
}

interface NewClaProps {
  readonly owner: { readonly type: SigningType; readonly linkId: string };
  readonly languages: readonly [LanguageKey, ...LanguageKey[]];
}

interface NewClaValues {
  readonly language: LanguageKey;
  readonly source: ClaSource;
  readonly summary: string;
  /** The fields that follow the default ones; the service numbers them after those. */
  readonly ownFields: readonly FieldDraft[];
}

function NewCla({ owner, languages }: NewClaProps): ReactElement {
  const intl = useIntl();
  const form = useAddCla(owner, languages[0]);
  const rows = useRows(form, 'ownFields');
  const { language } = form.values;
  const handleLanguage = (chosen: LanguageKey) => {
    const { type } = owner;
    form.set('ownFields', translateFields(form.values.ownFields, { type, language }, { type, language: chosen }));
    form.set('language', chosen);
  };
  return (
    <ClaForm form={form} linkId={owner.linkId} submit={<FormattedMessage id="links.cla.add.submit" />} gap="10">
      <ChoiceCards
        name="cla-language"
        legend={<FormattedMessage id="links.cla.language" />}
        value={language}
        choices={languages.map((value) => ({ value, label: LanguageName[value] }))}
        onChange={handleLanguage}
      />
      <Box as="section">
        <Heading as="h2" size="lg" mb="4">
          <FormattedMessage id="links.cla.text" />
        </Heading>
        <ClaSourceInput
          input={form.input('source')}
          title={intl.formatMessage({ id: `links.clas.${owner.type}` })}
          lang={Language[language]}
          sample={sampleOf({ type: owner.type, language })}
        />
        <Box mt="6">
          <SummaryInput input={form.input('summary')} />
        </Box>
      </Box>
      <Box as="section">
        <Heading as="h2" size="lg" mb="4">
          <FormattedMessage id="links.cla.fields" />
        </Heading>
        <FieldEditor
          id="cla-fields"
          owner={{ type: owner.type, language }}
          rows={rows}
          inputs={(row) => ({
            type: form.input(`ownFields.${row}.type`),
            title: form.input(`ownFields.${row}.title`),
            description: form.input(`ownFields.${row}.description`),
            required: form.input(`ownFields.${row}.required`),
          })}
        />
      </Box>
    </ClaForm>
  );
}

/** Adds a CLA to the link, and goes back there. */
function useAddCla({ type, linkId }: NewClaProps['owner'], language: LanguageKey): Form<NewClaValues> {
  const intl = useIntl();
  const leadOn = useLeadOn();
  const [add] = useAddClaMutation(operationOptions(CLA_REFUSALS));
  const { find, prepare } = useUnprintable();
  const form = useForm<NewClaValues>({
    id: 'cla',
    initial: { language, source: EMPTY_SOURCE, summary: '', ownFields: [] },
    findProblems: (values) => ({
      source: sourceProblemText(intl, values.source),
      summary: summaryProblemText(intl, values.summary),
      ...fieldProblemTexts(intl, 'ownFields', {
        fields: values.ownFields,
        owner: { type, language: values.language },
        findUnprintable: find,
      }),
    }),
    refusals: CLA_REFUSALS,
    submit: ({ source, summary, ownFields, ...chosen }) => {
      const owner = { type, ...chosen };
      const documentSha256 = source.document?.sha256 ?? '';
      return add({
        variables: {
          input: {
            linkId,
            ...owner,
            documentSha256,
            fields: toFieldInputs(ownFields, owner),
            ...(summary.trim() !== '' && { summary }),
          },
        },
      });
    },
    onDone: async () => {
      showToast(intl.formatMessage({ id: 'links.cla.add.done' }));
      await leadOn(linkDetailPath(linkId));
    },
  });
  const titles = titlesOf(form.values.ownFields);
  useEffect(() => prepare(titles), [prepare, titles]);
  return form;
}

import { useApolloClient } from '@apollo/client/react';
import { Box, Heading, Text } from '@chakra-ui/react';
import { type ReactElement, type ReactNode, type RefObject, useEffect, useState } from 'react';
import { FormattedMessage, type IntlShape, useIntl } from 'react-intl';
import { ChoiceCards } from '#client/components/choice-cards.tsx';
import { ClaSourceInput } from '#client/components/cla-input/cla-source-input.tsx';
import { sourceProblemText } from '#client/components/cla-input/cla-source.ts';
import { FieldEditor } from '#client/components/cla-input/field-editor.tsx';
import { fieldProblemTexts, titlesOf } from '#client/components/cla-input/field-problems.ts';
import { SummaryInput, summaryProblemText } from '#client/components/cla-input/summary-input.tsx';
import type { Form, Problems } from '#client/components/form/form.ts';
import { operationOptions } from '#client/components/form/refusals.ts';
import { useForm } from '#client/components/form/use-form.ts';
import { useRows } from '#client/components/form/use-rows.ts';
import type { Printing } from '#client/components/form/use-unprintable.ts';
import { useUnprintable } from '#client/components/form/use-unprintable.ts';
import { useFocusOn } from '#client/components/use-focus-on.ts';
import {
  ClaUpdatePreviewDocument,
  type ClaUpdateReviewFragment,
  type ClaVersionRowFragment,
  type LinkClasFragment,
} from '#generated/graphql.ts';
import { Language, LanguageName } from '#rules/language.ts';
import { CLA_REFUSALS, ClaForm } from './cla-form.tsx';
import { UpdateClaReview } from './update-cla-review.tsx';
import { fixedFields, startUpdate, toUpdate, type UpdateDraft, updatedFields } from './update-draft.ts';

interface UpdateClaFormProps {
  readonly details: LinkClasFragment;
  /** The version that the new one replaces. */
  readonly current: ClaVersionRowFragment;
}

interface Reviewed {
  readonly draft: UpdateDraft;
  readonly preview: ClaUpdateReviewFragment;
}

/** A new version of a CLA: its text and fields are written first, then what publishing would do is reviewed. */
export function UpdateClaForm({ details, current: { cla } }: UpdateClaFormProps): ReactElement {
  const [draft, setDraft] = useState(() => startUpdate(cla));
  const [preview, setPreview] = useState<ClaUpdateReviewFragment>();
  const [returns, setReturns] = useState(0);
  if (preview !== undefined) {
    return (
      <UpdateClaReview
        details={details}
        cla={cla}
        draft={draft}
        preview={preview}
        onBack={() => {
          setPreview(undefined);
          setReturns(returns + 1);
        }}
      />
    );
  }
  const handleReviewed = (reviewed: Reviewed) => {
    setDraft(reviewed.draft);
    setPreview(reviewed.preview);
  };
  return <DraftForm linkId={details.id} cla={cla} initial={draft} returns={returns} onReviewed={handleReviewed} />;
}

interface DraftFormProps {
  readonly linkId: string;
  readonly cla: ClaVersionRowFragment['cla'];
  readonly initial: UpdateDraft;
  /** How often its author has come back from the review: the focus goes to the first part then. */
  readonly returns: number;
  readonly onReviewed: (reviewed: Reviewed) => void;
}

function DraftForm(props: DraftFormProps): ReactElement {
  const { linkId, cla, returns } = props;
  const form = useDraft(props);
  return (
    <ClaForm form={form} linkId={linkId} submit={<FormattedMessage id="links.cla.update.review" />} gap="10">
      <Text maxWidth="measure">
        <FormattedMessage
          id="links.cla.update.lead"
          values={{ language: LanguageName[cla.language], version: cla.version }}
        />
      </Text>
      <TextPart cla={cla} form={form} returns={returns} />
      <FieldsPart cla={cla} form={form} />
    </ClaForm>
  );
}

interface DraftPartProps {
  readonly cla: ClaVersionRowFragment['cla'];
  readonly form: Form<UpdateDraft>;
}

function TextPart({ cla, form, returns }: DraftPartProps & Pick<DraftFormProps, 'returns'>): ReactElement {
  const intl = useIntl();
  const heading = useFocusOn<HTMLHeadingElement>(returns);
  const text = form.input('text');
  return (
    <Part title={<FormattedMessage id="links.cla.text" />} heading={heading}>
      <Box mb="4">
        <ChoiceCards
          name="cla-text"
          legend={<FormattedMessage id="links.cla.update.text" />}
          value={text.value}
          isInvalid={text.problem !== undefined}
          aria-describedby={text.problem === undefined ? undefined : 'cla-text-problem'}
          choices={(['new', 'kept'] as const).map((value) => ({
            value,
            label: <FormattedMessage id={`links.cla.update.text.${value}`} />,
          }))}
          onChange={text.onChange}
        />
        {text.problem !== undefined && (
          <Text id="cla-text-problem" mt="1" fontSize="sm" color="danger">
            {text.problem}
          </Text>
        )}
      </Box>
      {text.value === 'new' && (
        <ClaSourceInput
          input={form.input('source')}
          title={intl.formatMessage({ id: `links.clas.${cla.type}` })}
          lang={Language[cla.language]}
        />
      )}
      <Box mt="6">
        <SummaryInput input={form.input('summary')} />
      </Box>
    </Part>
  );
}

function FieldsPart({ cla, form }: DraftPartProps): ReactElement {
  const rows = useRows(form, 'ownFields');
  return (
    <Part title={<FormattedMessage id="links.cla.fields" />}>
      <Text mb="4" fontSize="sm" color="fg.muted" maxWidth="measure">
        <FormattedMessage id={`links.cla.update.fields.${cla.type}`} />
      </Text>
      <FieldEditor
        id="cla-fields"
        owner={cla}
        fixed={fixedFields(cla)}
        rows={rows}
        inputs={(row) => ({
          type: form.input(`ownFields.${row}.type`),
          title: form.input(`ownFields.${row}.title`),
          description: form.input(`ownFields.${row}.description`),
          required: form.input(`ownFields.${row}.required`),
        })}
      />
    </Part>
  );
}

interface PartProps {
  readonly title: ReactNode;
  readonly heading?: RefObject<HTMLHeadingElement | null>;
  readonly children: ReactNode;
}

function Part({ title, heading, children }: PartProps): ReactElement {
  return (
    <Box as="section">
      <Heading as="h2" size="lg" mb="4" ref={heading} tabIndex={-1}>
        {title}
      </Heading>
      {children}
    </Box>
  );
}

/** Asks the service what publishing would do; it refuses what could not be published. */
function useDraft({ linkId, cla, initial, onReviewed }: DraftFormProps): Form<UpdateDraft> {
  const intl = useIntl();
  const client = useApolloClient();
  const { find, prepare } = useUnprintable();
  const form = useForm<UpdateDraft, { readonly claUpdatePreview: ClaUpdateReviewFragment }>({
    id: 'cla',
    initial,
    findProblems: (draft) => findProblems(intl, { cla, findUnprintable: find }, draft),
    refusals: CLA_REFUSALS,
    submit: (draft) =>
      client.query({
        query: ClaUpdatePreviewDocument,
        variables: toUpdate(linkId, cla, draft),
        fetchPolicy: 'no-cache',
        ...operationOptions(CLA_REFUSALS),
      }),
    onDone: ({ claUpdatePreview }, draft) => onReviewed({ draft, preview: claUpdatePreview }),
  });
  const titles = titlesOf(form.values.ownFields);
  useEffect(() => prepare(titles), [prepare, titles]);
  return form;
}

interface UpdateRules {
  readonly cla: ClaVersionRowFragment['cla'];
  readonly findUnprintable: Printing['find'];
}

function findProblems(
  intl: IntlShape,
  { cla, findUnprintable }: UpdateRules,
  { text, source, summary, ownFields }: UpdateDraft,
): Problems<UpdateDraft> {
  const isUnchanged = text === 'kept' && updatedFields(cla, ownFields) === undefined;
  return {
    text: isUnchanged ? intl.formatMessage({ id: 'links.cla.update.problem.unchanged' }) : undefined,
    summary: summaryProblemText(intl, summary),
    source: text === 'new' ? sourceProblemText(intl, source) : undefined,
    ...fieldProblemTexts(intl, 'ownFields', { fields: ownFields, owner: cla, findUnprintable }),
  };
}

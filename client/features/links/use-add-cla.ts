import { type FormEvent, useState } from 'react';
import { type ClaSource, EMPTY_SOURCE, sourceProblem } from '#client/components/cla-input/cla-source.ts';
import { type FieldDraft, toFieldInputs, translateFields } from '#client/components/cla-input/field-draft.ts';
import { findFieldProblems } from '#client/components/cla-input/field-problems.ts';
import type { Refusal } from '#client/components/form/use-form-failure.ts';
import type { Language, SigningType } from '#generated/graphql.ts';
import { useAddClaMutation } from '#generated/hooks.ts';
import { useClaChange } from './use-cla-change.ts';

interface NewClaValues {
  readonly language: Language;
  readonly source: ClaSource;
  readonly fields: readonly FieldDraft[];
}

interface AddCla {
  readonly values: NewClaValues;
  /** Whether problems should be shown by now. */
  readonly hasTried: boolean;
  readonly refusal: Refusal | undefined;
  readonly isBusy: boolean;
  readonly change: (changed: Partial<NewClaValues>) => void;
  readonly handleSubmit: (event: FormEvent) => Promise<void>;
}

/** The form that adds a CLA to a link. */
export function useAddCla(
  { type, linkId }: { readonly type: SigningType; readonly linkId: string },
  language: Language,
): AddCla {
  const [values, setValues] = useState<NewClaValues>({ language, source: EMPTY_SOURCE, fields: [] });
  const [hasTried, setTried] = useState(false);
  const { handledCodes, refusal, finish } = useClaChange(linkId);
  const [add, { loading }] = useAddClaMutation({ errorPolicy: 'all', context: { handledCodes } });
  const owner = { type, language: values.language };

  const change = (changed: Partial<NewClaValues>) =>
    setValues((before) => {
      const next = { ...before, ...changed };
      const isTranslated = changed.language !== undefined && changed.language !== before.language;
      const to = { type, language: next.language };
      return isTranslated
        ? { ...next, fields: translateFields(next.fields, { type, language: before.language }, to) }
        : next;
    });
  const handleSubmit = async (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    const { source, fields } = values;
    if (loading || sourceProblem(source) !== undefined || findFieldProblems(fields, owner).size > 0) {
      return;
    }
    const documentSha256 = source.document?.sha256 ?? '';
    const input = { linkId, ...owner, documentSha256, fields: toFieldInputs(fields, owner) };
    await finish(await add({ variables: { input } }), 'links.cla.add.done');
  };
  return { values, hasTried, refusal, isBusy: loading, change, handleSubmit };
}

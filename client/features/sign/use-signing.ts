import { useEffect } from 'react';
import { useIntl } from 'react-intl';
import type { Answer } from '#client/components/form/form.ts';
import { useForm } from '#client/components/form/use-form.ts';
import { useUnprintable } from '#client/components/form/use-unprintable.ts';
import type { SigningWay } from '#client/components/signing-guide.tsx';
import { useLanguage } from '#client/i18n/provider.tsx';
import type { FieldValueInput, Language, SignedCla_ClaFragment } from '#generated/graphql.ts';
import { typedCode } from '#rules/typed-code.ts';
import { ownFieldValues, type SignField, toSignFields } from './sign-fields.ts';
import { findSignProblems } from './sign-problems.ts';
import { signRefusals } from './sign-refusals.ts';
import { NOTHING_TYPED, type SignForm, type SignValues, typedInto } from './sign-values.ts';

/** What is signed, and who wants to know how it went. */
export interface SigningOptions<Signed> {
  readonly linkId: string;
  readonly link: { readonly alias: string };
  readonly cla: SignedCla_ClaFragment & { readonly id: string };
  readonly onSigned: (signed: Signed) => void;
  /** Fetches the current CLA; what was typed stays. */
  readonly onReload: () => Promise<unknown>;
  /** The code that a mail's link brought here. */
  readonly arrivedCode?: string | undefined;
}

/** What every kind of signing submits. */
interface SubmittedInput {
  readonly linkId: string;
  readonly claId: string;
  readonly language: Language;
  readonly email: string;
  readonly verificationCode: string;
  readonly fieldValues: FieldValueInput[];
  readonly privacyConsented: boolean;
}

/** How it is signed. */
interface SigningManner<Signed> {
  readonly way: SigningWay;
  /** Sends a signing with the values that its way to sign adds. */
  readonly send: (input: SubmittedInput, values: SignValues) => Promise<Answer<Signed>>;
  /** What is known already. */
  readonly given?: Partial<SignValues>;
}

/** One signing from the first character typed to the server's answer. */
export interface Signing {
  readonly linkId: string;
  readonly community: string;
  readonly way: SigningWay;
  readonly language: Language;
  readonly fields: readonly SignField[];
  readonly form: SignForm;
  /** Loads the current CLA after another was refused. */
  readonly handleReload: () => Promise<void>;
}

/** Ties the form to the server. */
export function useSigning<Signed>(
  { linkId, link, cla, onSigned, onReload, arrivedCode = '' }: SigningOptions<Signed>,
  { way, send, given = {} }: SigningManner<Signed>,
): Signing {
  const intl = useIntl();
  const fields = toSignFields(cla.fields, way, useLanguage().locale);
  const { find: findUnprintable, prepare } = useUnprintable();
  const form = useForm<SignValues, Signed>({
    id: 'sign',
    initial: { ...NOTHING_TYPED, verificationCode: arrivedCode, ...given },
    findProblems: (values) => findSignProblems(intl, { fields, way, findUnprintable }, values),
    refusals: signRefusals(fields),
    place: { loginType: way, page: 'code' },
    hasSummary: true,
    submit: (values) => {
      const input = {
        linkId,
        claId: cla.id,
        language: cla.language,
        email: values.email.trim(),
        verificationCode: typedCode(values.verificationCode),
        fieldValues: ownFieldValues(fields, way, values),
        privacyConsented: values.privacyConsented,
      };
      return send(input, values);
    },
    onDone: onSigned,
  });
  const typed = typedInto(fields, form.values);
  useEffect(() => prepare(typed), [prepare, typed]);
  const handleReload = async () => {
    try {
      await onReload();
      form.clearRefusal();
    } catch {
      // The dialog says why, and what was refused still stands.
    }
  };
  return { linkId, community: link.alias, way, language: cla.language, fields, form, handleReload };
}

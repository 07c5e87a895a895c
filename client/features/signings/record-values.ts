import { useIntl } from 'react-intl';
import type { CheckedDocument } from '#client/components/cla-input/cla-source.ts';
import type { Form } from '#client/components/form/form.ts';
import { operationOptions, type Refusals } from '#client/components/form/refusals.ts';
import { useForm } from '#client/components/form/use-form.ts';
import { showToast } from '#client/components/toast.ts';
import type { SigningKind } from '#generated/graphql.ts';
import { useRecordSigningMutation } from '#generated/hooks.ts';
import { isEmail } from '#rules/email.ts';
import { characterCount } from '#rules/field-value.ts';
import type { SignedCla } from './signing-filters.tsx';

/** Longest note, in characters. */
export const NOTE_MAX = 500;

/** A scan that was uploaded, and the name of its file. */
export interface Scan extends CheckedDocument {
  readonly fileName: string;
}

interface RecordValues {
  readonly kind: SigningKind;
  readonly claId: string;
  readonly corporationName: string;
  readonly name: string;
  readonly email: string;
  /** A day, as `2026-11-29`. */
  readonly signedOn: string;
  readonly scan: Scan | null;
  readonly note: string;
  readonly notify: boolean;
}

const REFUSALS: Refusals<keyof RecordValues> = {
  inputs: {
    unmatched_cla: 'claId',
    invalid_email: 'email',
    restricted_email_suffix: 'email',
    resigned: 'email',
    go_to_sign_employee_cla: 'email',
    has_not_signed: 'email',
    no_employee_manager: 'email',
    not_same_corp: 'email',
    sameEmailSuffix: 'email',
  },
  codes: ['bad_request_parameter'],
  fields: { scanSha256: 'scan' },
};

/** The form of a recorded signature. */
export type RecordForm = Form<RecordValues>;

interface Recording {
  readonly linkId: string;
  readonly clas: readonly SignedCla[];
  readonly onRecorded: () => void;
}

/** Ties the form to the server. */
export function useRecording({ linkId, clas, onRecorded }: Recording): RecordForm {
  const intl = useIntl();
  const [record] = useRecordSigningMutation(operationOptions(REFUSALS));
  const problem = (isWrong: boolean, id: `signings.record.problem.${'cla' | 'name' | 'email' | 'signedOn'}`) =>
    isWrong ? intl.formatMessage({ id }) : undefined;
  return useForm<RecordValues>({
    id: 'record-signing',
    initial: {
      kind: 'INDIVIDUAL',
      claId: '',
      corporationName: '',
      name: '',
      email: '',
      signedOn: '',
      scan: null,
      note: '',
      notify: true,
    },
    findProblems: ({ kind, claId, corporationName, name, email, signedOn, note }) => ({
      claId: problem(!isFitting(clas, claId, kind), 'signings.record.problem.cla'),
      corporationName: problem(kind === 'CORPORATION' && corporationName.trim() === '', 'signings.record.problem.name'),
      name: problem(name.trim() === '', 'signings.record.problem.name'),
      email: problem(!isEmail(email.trim()), 'signings.record.problem.email'),
      signedOn: problem(signedOn === '' || signedOn > today(), 'signings.record.problem.signedOn'),
      scan: undefined,
      note:
        characterCount(note.trim()) > NOTE_MAX
          ? intl.formatMessage({ id: 'signings.record.problem.note' }, { max: NOTE_MAX })
          : undefined,
    }),
    refusals: REFUSALS,
    submit: ({ scan, corporationName, note, name, email, ...values }) =>
      record({
        variables: {
          input: {
            linkId,
            ...values,
            name: name.trim(),
            email: email.trim(),
            ...(values.kind === 'CORPORATION' ? { corporationName: corporationName.trim() } : {}),
            ...(scan === null ? {} : { scanSha256: scan.sha256 }),
            ...(note.trim() === '' ? {} : { note: note.trim() }),
          },
        },
      }),
    onDone: (_data, { notify }) => {
      onRecorded();
      showToast(intl.formatMessage({ id: notify ? 'signings.record.done.told' : 'signings.record.done' }));
    },
  });
}

function isFitting(clas: readonly SignedCla[], claId: string, kind: SigningKind): boolean {
  const type = clas.find(({ id }) => id === claId)?.type;
  return type !== undefined && (type === 'CORPORATION') === (kind === 'CORPORATION');
}

/** The day of the reader. */
function today(): string {
  const now = new Date();
  return new Date(now.getTime() - now.getTimezoneOffset() * 60_000).toISOString().slice(0, 10);
}

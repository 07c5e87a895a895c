import { screen } from '@testing-library/react';
import { type ReactElement, useState } from 'react';
import { enterText } from '#client/test/enter-text.ts';
import { answer, type Answer } from '#client/test/mock-link.ts';
import {
  LinkDocument,
  type LinkQuery,
  SendVerificationCodeDocument,
  type DocumentMailState,
  SignedDocumentDocument,
  type SigningType,
} from '#generated/graphql.ts';
import type { SignLink } from '../use-sign-link.ts';
import type { SigningOptions } from '../use-signing.ts';

type Cla = LinkQuery['link']['clas'][number];
type Field = Cla['fields'][number];

/** Link id used in the tests. */
export const LINK_ID = 'web_example-1';

/** Builds a field of a CLA. */
function claField(facts: Pick<Field, 'id' | 'type' | 'title'> & Partial<Field>): Field {
  return { __typename: 'FieldDefinition', description: '', required: false, maxLength: 50, ...facts };
}

function cla(type: SigningType, fields: Field[]): Cla {
  const id = `cla-${type}`;
  const facts = { number: 1, language: 'ZH', version: 1, sha256: 'a'.repeat(64), summary: null } as const;
  return { __typename: 'Cla', id, type, ...facts, documentUrl: `/api/v1/cla/${LINK_ID}/1`, fields };
}

const CLAS: Readonly<Record<SigningType, Cla>> = {
  INDIVIDUAL: cla('INDIVIDUAL', [
    claField({ id: '0', type: 'NAME', title: '姓名', required: true }),
    claField({ id: '1', type: 'EMAIL', title: '邮箱', required: true }),
    claField({ id: '2', type: 'TELEPHONE', title: '个人电话' }),
  ]),
  CORPORATION: cla('CORPORATION', [
    claField({ id: '0', type: 'EMAIL', title: '邮箱', required: true }),
    claField({ id: '1', type: 'NAME', title: '姓名', required: true }),
    claField({ id: '2', type: 'TITLE', title: '职位', required: true }),
  ]),
};

/** Builds a link with Chinese CLAs of these types. */
export function linkOf(...signingTypes: SigningType[]): SignLink {
  return {
    __typename: 'Link',
    id: LINK_ID,
    alias: '示例社区',
    projectUrl: 'https://example.org/project',
    platform: 'WEB',
    organization: null,
    signingState: 'OPEN',
    visitorText: null,
    repository: null,
    signingTypes,
    languages: ['ZH'],
    clas: signingTypes.map((type) => CLAS[type]),
  };
}

/** The server answers such a link. */
export function linkWith(...signingTypes: SigningType[]): Answer {
  return answer(LinkDocument, { link: linkOf(...signingTypes) });
}

interface SigningParts<Signed> {
  readonly type: SigningType;
  readonly Form: (options: SigningOptions<Signed> & { readonly link: SignLink }) => ReactElement;
  readonly Result: (result: { readonly signed: Signed }) => ReactElement;
}

/** A signing page without the document, which only browsers render: the form, then the result. */
export function SigningWithoutDocument<Signed>({ type, Form, Result }: SigningParts<Signed>): ReactElement {
  const [signed, setSigned] = useState<Signed>();
  const link = linkOf('INDIVIDUAL', 'CORPORATION');
  if (signed !== undefined) {
    return <Result signed={signed} />;
  }
  const handleSigned = (answered: Signed) => setSigned(() => answered);
  return <Form linkId={LINK_ID} link={link} cla={CLAS[type]} onSigned={handleSigned} onReload={async () => link} />;
}

/** The server confirms that a code was sent. */
export function codeSentTo(email: string): Answer {
  return answer(SendVerificationCodeDocument, {
    sendVerificationCode: {
      __typename: 'SendVerificationCodePayload',
      email,
      resendAfterSeconds: 60,
      expiresAt: '2026-01-01T08:05:00.000Z',
      mailId: 'mail-1',
    },
  });
}

/** Fills an empty input. */
export async function fill(name: string, text: string): Promise<void> {
  await enterText(await screen.findByRole('textbox', { name }), text);
}

/** The server answers the document of a signing; null while it is being prepared. */
export function signedDocument(
  documentSha256: string | null,
  documentMail: DocumentMailState | null = documentSha256 === null ? 'WAITING' : 'SENT',
): Answer {
  const documentUrl = '/api/v1/signed-document/token';
  return answer(SignedDocumentDocument, {
    signedDocument: { __typename: 'SignedDocument', documentUrl, documentSha256, documentMail },
  });
}

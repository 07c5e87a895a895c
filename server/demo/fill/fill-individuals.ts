import { SIGNER } from '#server/modules/ground/audit/actor.ts';
import { hashDocumentToken, newDocumentToken } from '#server/modules/signing/signing/document-token.ts';
import {
  IndividualSigning,
  IndividualSigningEnd,
} from '#server/modules/signing/signing/individual/individual-signing.entity.ts';
import { daysAfter, type Filling, havePassed, languageOf, record, timeOf } from './filling.ts';
import { inventPerson } from './invented-names.ts';
import { inventSigning, recordDocument } from './invented-signing.ts';

/** One of so many has withdrawn. */
const WITHDRAWN_EVERY = 25;
const WITHDRAWN_DAYS = 60;

/** The address of the person with a number. */
export function personEmail(number: number): string {
  return `person-${number}@people.example.org`;
}

/** Adds signings of individuals; a few have withdrawn. */
export function fillIndividuals(filling: Filling, count: number): void {
  for (let number = 1; number <= count; number += 1) {
    addIndividual(filling, number, timeOf(filling, number, count));
  }
}

function addIndividual(filling: Filling, number: number, signedAt: Date): void {
  const language = languageOf(number);
  const person = { name: inventPerson(number, language), email: personEmail(number) };
  const { columns, details } = inventSigning(filling, {
    kind: 'individual',
    ...person,
    language,
    corporationName: '',
    signedAt,
  });
  const hasWithdrawn = number % WITHDRAWN_EVERY === 0 && havePassed(filling, signedAt, WITHDRAWN_DAYS);
  const ended = hasWithdrawn ? withdraw(filling, columns) : {};
  filling.em.create(IndividualSigning, {
    ...columns,
    ...person,
    emailKey: person.email,
    documentTokenHash: hashDocumentToken(newDocumentToken()),
    ...ended,
  });
  record(filling, signedAt, { action: 'INDIVIDUAL_SIGNED', actor: SIGNER, subject: columns.id, details });
  recordDocument(filling, columns);
}

function withdraw(filling: Filling, { id, reference, signedAt }: { id: string; reference: string; signedAt: Date }) {
  const endedAt = daysAfter(filling, signedAt, WITHDRAWN_DAYS);
  const details = { reference, reason: IndividualSigningEnd.WITHDRAWN };
  record(filling, endedAt, { action: 'INDIVIDUAL_SIGNING_ENDED', actor: SIGNER, subject: id, details });
  return { endedAt, endedBy: SIGNER.kind, endReason: IndividualSigningEnd.WITHDRAWN };
}

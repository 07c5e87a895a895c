import { type ClaSource, EMPTY_SOURCE } from '#client/components/cla-input/cla-source.ts';
import type { FieldDraft } from '#client/components/cla-input/field-draft.ts';
import type { CodePlatform, Language, SigningType } from '#generated/graphql.ts';

/** An organisation of a code platform. */
export interface DraftOrganization {
  readonly name: string;
  readonly platform: CodePlatform;
  /** Its address; null when the service does not know its platform any more. */
  readonly url: string | null;
}

/** A CLA that will be bound, as far as it is known. */
export interface DraftCla {
  readonly type: SigningType;
  readonly language: Language;
  readonly source: ClaSource;
  /** The fields that follow the default ones. */
  readonly fields: readonly FieldDraft[];
}

/** What was entered in the wizard so far. Authorisation codes are never part of it. */
export interface Draft {
  /** Undefined until one is chosen; always with local accounts, which have none. */
  readonly organization?: DraftOrganization | undefined;
  readonly repository: string;
  /** The repository that was found, or that the manager wants although it was not. */
  readonly acceptedRepository: string;
  readonly projectUrl: string;
  readonly alias: string;
  /** At most one per type and language. */
  readonly clas: readonly DraftCla[];
  /** The address that mails will come from; it is authorised. */
  readonly senderAddress: string;
  /** An address that is to be authorised, as far as it is typed. */
  readonly typedAddress: string;
}

/** Nothing entered. */
export const EMPTY_DRAFT: Draft = {
  repository: '',
  acceptedRepository: '',
  projectUrl: '',
  alias: '',
  clas: [],
  senderAddress: '',
  typedAddress: '',
};

const TYPES: readonly SigningType[] = ['INDIVIDUAL', 'CORPORATION'];
const LANGUAGES: readonly Language[] = ['ZH', 'EN'];

/** Where a project of an organisation is usually found; the empty string while no organisation is chosen. */
export function proposedUrl({ organization, repository }: Pick<Draft, 'organization' | 'repository'>): string {
  const name = repository.trim();
  const url = organization?.url ?? '';
  return url === '' || name === '' ? url : `${url}/${encodeURIComponent(name)}`;
}

/** Changes organisation or repository; a project URL that nobody wrote follows. */
export function changePlace(draft: Draft, change: Pick<Partial<Draft>, 'organization' | 'repository'>): Draft {
  const isMoved = 'organization' in change;
  const changed = { ...draft, ...change, acceptedRepository: isMoved ? '' : draft.acceptedRepository };
  const isWritten = draft.projectUrl !== '' && draft.projectUrl !== proposedUrl(draft);
  return isWritten ? changed : { ...changed, projectUrl: proposedUrl(changed) };
}

/** Whether the repository, where one is given, was found, or is wanted although it was not. */
export function isRepositoryAccepted({ repository, acceptedRepository }: Draft): boolean {
  return repository.trim() === '' || repository.trim() === acceptedRepository;
}

/** The draft without an organisation that the manager has no say in any more (design §4). */
export function withKnownOrganization(draft: Draft, organizations: readonly DraftOrganization[]): Draft {
  const isKnown = organizations.some(
    ({ name, platform }) => name === draft.organization?.name && platform === draft.organization.platform,
  );
  return draft.organization === undefined || isKnown ? draft : { ...draft, organization: undefined };
}

function isSame(one: Pick<DraftCla, 'type' | 'language'>, other: Pick<DraftCla, 'type' | 'language'>): boolean {
  return one.type === other.type && one.language === other.language;
}

/** Adds a CLA without a text; it stands where its type and language belong. */
export function addCla(draft: Draft, cla: Pick<DraftCla, 'type' | 'language'>): Draft {
  const all = [...draft.clas.filter((other) => !isSame(other, cla)), { ...cla, source: EMPTY_SOURCE, fields: [] }];
  const clas = TYPES.flatMap((type) =>
    LANGUAGES.flatMap((language) => all.filter((other) => isSame(other, { type, language }))),
  );
  return { ...draft, clas };
}

/** Changes the text or the fields of the CLA of a type and language. */
export function changeCla(
  draft: Draft,
  { type, language, ...change }: Partial<DraftCla> & Pick<DraftCla, 'type' | 'language'>,
): Draft {
  return {
    ...draft,
    clas: draft.clas.map((cla) => (isSame(cla, { type, language }) ? { ...cla, ...change } : cla)),
  };
}

/** Leaves a CLA out, with its fields. */
export function removeCla(draft: Draft, cla: Pick<DraftCla, 'type' | 'language'>): Draft {
  return { ...draft, clas: draft.clas.filter((other) => !isSame(other, cla)) };
}

import { type ClaSource, EMPTY_SOURCE } from '#client/components/cla-input/cla-source.ts';
import type { FieldDraft } from '#client/components/cla-input/field-draft.ts';
import type { CodePlatform, Language, SigningType, StatusVisibility } from '#generated/graphql.ts';
import { LANGUAGE_KEYS } from '#rules/language.ts';

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
  /** The CLA in plain words; may be empty. */
  readonly summary: string;
  /** The fields that follow the default ones. */
  readonly fields: readonly FieldDraft[];
}

/** The project to be bound. */
export interface DraftProject {
  /** Undefined until one is chosen; always with local accounts, which have none. */
  readonly organization?: DraftOrganization | undefined;
  readonly repository: string;
  /** The repository that was found, or that the manager wants although it was not. */
  readonly acceptedRepository: string;
  readonly projectUrl: string;
  readonly alias: string;
  /** What strangers learn about an address. */
  readonly statusVisibility: StatusVisibility;
}

/** What was entered in the wizard so far. Authorisation codes are never part of it. */
export interface Draft extends DraftProject {
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
  statusVisibility: 'MINIMAL',
  clas: [],
  senderAddress: '',
  typedAddress: '',
};

const TYPES: readonly SigningType[] = ['INDIVIDUAL', 'CORPORATION'];

/** Where a project of an organisation is usually found; the empty string while no organisation is chosen. */
export function proposedUrl({ organization, repository }: Pick<DraftProject, 'organization' | 'repository'>): string {
  const name = repository.trim();
  const url = organization?.url ?? '';
  return url === '' || name === '' ? url : `${url}/${encodeURIComponent(name)}`;
}

/** Changes organisation or repository; a project URL that nobody wrote follows. */
export function changePlace<P extends DraftProject>(
  project: P,
  change: Pick<Partial<DraftProject>, 'organization' | 'repository'>,
): P {
  const isMoved = 'organization' in change;
  const changed = { ...project, ...change, acceptedRepository: isMoved ? '' : project.acceptedRepository };
  const isWritten = project.projectUrl !== '' && project.projectUrl !== proposedUrl(project);
  return isWritten ? changed : { ...changed, projectUrl: proposedUrl(changed) };
}

/** Whether the repository, where one is given, was found, or is wanted although it was not. */
export function isRepositoryAccepted({ repository, acceptedRepository }: DraftProject): boolean {
  return repository.trim() === '' || repository.trim() === acceptedRepository;
}

/** Whether two projects are, or were when they were looked up, of the same repository. */
export function isSameRepository(one: DraftProject, other: DraftProject): boolean {
  return (
    one.organization?.name === other.organization?.name &&
    one.organization?.platform === other.organization?.platform &&
    one.repository.trim() === other.repository.trim()
  );
}

/** The project with its repository, which was found at this address, or is wanted although it was not found. */
export function acceptRepository<P extends DraftProject>(project: P, url?: string): P {
  const isProposed = project.projectUrl === proposedUrl(project);
  return {
    ...project,
    acceptedRepository: project.repository.trim(),
    projectUrl: isProposed && url !== undefined ? url : project.projectUrl,
  };
}

/** The draft without an organisation that the manager has no say in any more. */
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
export function addCla(clas: readonly DraftCla[], cla: Pick<DraftCla, 'type' | 'language'>): DraftCla[] {
  const all = [...removeCla(clas, cla), { ...cla, source: EMPTY_SOURCE, summary: '', fields: [] }];
  return TYPES.flatMap((type) =>
    LANGUAGE_KEYS.flatMap((language) => all.filter((other) => isSame(other, { type, language }))),
  );
}

/** Leaves a CLA out, with its fields. */
export function removeCla(clas: readonly DraftCla[], cla: Pick<DraftCla, 'type' | 'language'>): DraftCla[] {
  return clas.filter((other) => !isSame(other, cla));
}

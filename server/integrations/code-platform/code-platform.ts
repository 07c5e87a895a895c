/** Why a code platform gave no usable answer. */
export type CodePlatformFailureKind =
  /** The user refused. */
  | 'denied'
  /** The platform no longer accepts the token. */
  | 'token_refused'
  /** The token has no permission. */
  | 'out_of_scope'
  /** Down, slow, or not as documented. */
  | 'unusable';

/** A code platform gave no usable answer. The message is for the log and contains neither tokens nor names. */
export class CodePlatformFailure extends Error {
  override readonly name = 'CodePlatformFailure';

  constructor(
    readonly kind: CodePlatformFailureKind,
    message: string,
  ) {
    super(message);
  }
}

/** What an authorisation request needs. */
export interface AuthorizationLink {
  readonly state: string;
  readonly codeChallenge: string;
  readonly redirectUri: string;
  /** Whether nothing but the account is of interest, and not what it administers. Default: false. */
  readonly identityOnly?: boolean;
}

/** The browser's answer to an authorisation request, and what belongs to it. */
export interface AuthorizationAnswer {
  /** Query parameters of the callback. */
  readonly parameters: URLSearchParams;
  readonly state: string;
  readonly codeVerifier: string;
  readonly redirectUri: string;
}

/** A user of a code platform. */
export interface PlatformUser {
  /** Id, which stays when the login name changes. */
  readonly id: string;
  readonly login: string;
  readonly name: string;
  /** Null when the user hides it. */
  readonly email: string | null;
}

/** An organisation of a code platform. */
export interface PlatformOrganization {
  /** Id, which stays when the organisation is renamed and never passes to another one. */
  readonly id: string;
  /** Name in its addresses, which somebody else may take after a rename. */
  readonly name: string;
}

/** A repository, by the names in its address. */
export interface RepositoryName {
  readonly organization: string;
  readonly repository: string;
}

export interface PublicRepository {
  readonly name: string;
  /** Address of its page. */
  readonly url: string;
}

/**
 * A code platform, as far as logins need it. Failures throw `CodePlatformFailure`; each request may take 10 seconds.
 */
export interface CodePlatform {
  /** The address to send a browser to for authorisation. */
  authorizationUrl(link: AuthorizationLink): string;
  /** Exchanges an authorisation for an access token. */
  redeem(answer: AuthorizationAnswer): Promise<string>;
  readUser(token: string): Promise<PlatformUser>;
  /** All organisations that the user administers. */
  listOrganizations(token: string): Promise<PlatformOrganization[]>;
  /** Finds a public repository, named as the platform spells it; undefined when missing, private or moved. */
  findPublicRepository(token: string, name: RepositoryName): Promise<PublicRepository | undefined>;
}

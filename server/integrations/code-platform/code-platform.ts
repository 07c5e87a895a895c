/** Why a code platform gave no answer that can be used. */
export type CodePlatformFailureKind =
  /** The user said no. */
  | 'denied'
  /** The platform does not know the token any more. */
  | 'token_refused'
  /** The token may not do this. */
  | 'out_of_scope'
  /** Down, slow, or not what its documentation says. */
  | 'unusable';

/** A code platform gave no answer that can be used; the message is for the log and holds neither tokens nor names. */
export class CodePlatformFailure extends Error {
  override readonly name = 'CodePlatformFailure';

  constructor(
    readonly kind: CodePlatformFailureKind,
    message: string,
  ) {
    super(message);
  }
}

/** What a browser is sent to the platform with. */
export interface AuthorizationLink {
  readonly state: string;
  readonly codeChallenge: string;
  readonly redirectUri: string;
}

/** What the browser brought back, and what belongs to it. */
export interface AuthorizationAnswer {
  /** The query of the callback. */
  readonly parameters: URLSearchParams;
  readonly state: string;
  readonly codeVerifier: string;
  readonly redirectUri: string;
}

/** Somebody on a code platform. */
export interface PlatformUser {
  /** Number that outlives a change of login. */
  readonly id: string;
  readonly login: string;
  readonly name: string;
  /** Null when the user does not show it. */
  readonly email: string | null;
}

/** A repository by its names in the platform's addresses. */
export interface RepositoryName {
  readonly organization: string;
  readonly repository: string;
}

/** A repository that everybody can see. */
export interface PublicRepository {
  readonly name: string;
  /** Where people see it. */
  readonly url: string;
}

/** GitHub or Gitee, as far as a login needs it. What fails throws `CodePlatformFailure`; each request has 10 seconds. */
export interface CodePlatform {
  /** Where a browser is sent to authorise us. */
  authorizationUrl(link: AuthorizationLink): string;
  /** Exchanges what came back for an access token. */
  redeem(answer: AuthorizationAnswer): Promise<string>;
  readUser(token: string): Promise<PlatformUser>;
  /** Names of all organisations that the user administers. */
  listOrganizations(token: string): Promise<string[]>;
  /** A public repository as the platform writes it; undefined when it is missing, private or elsewhere. */
  findPublicRepository(token: string, name: RepositoryName): Promise<PublicRepository | undefined>;
}

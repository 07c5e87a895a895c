import type { IncomingMessage, ServerResponse } from 'node:http';

/** Somebody on the platform. */
export interface PlatformPerson {
  id: number;
  login: string;
  name: string | null;
  email: string | null;
  readonly organizations: { readonly login: string; readonly role: 'admin' | 'member' }[];
  /** Leaves out the permission to read organisations when they authorise. */
  withoutOrganizations?: boolean;
}

/** A repository of an organisation. */
export interface PlatformRepository {
  readonly organization: string;
  readonly name: string;
  readonly private?: boolean;
}

/** Where something can go wrong. */
export type Endpoint = 'token' | 'user' | 'organizations' | 'repository';

/** Answers in the place of the platform. */
export type Fault = (request: IncomingMessage, response: ServerResponse) => void;

/** A code issued to a client, to be exchanged once. */
export interface IssuedCode {
  readonly person: PlatformPerson;
  readonly redirectUri: string;
  readonly codeChallenge: string | null;
  readonly scope: string;
}

/** A token of somebody. */
export interface IssuedToken {
  readonly person: PlatformPerson;
  readonly scopes: readonly string[];
}

/** What the platform knows; tests change it while it runs. */
export interface PlatformState {
  readonly platform: 'github' | 'gitee';
  readonly clientId: string;
  readonly clientSecret: string;
  /** Authorises the only person at once, as platforms do for somebody who has authorised before. */
  readonly automatic: boolean;
  readonly users: PlatformPerson[];
  readonly repositories: PlatformRepository[];
  readonly faults: Map<Endpoint, Fault>;
  readonly codes: Map<string, IssuedCode>;
  /** By the token itself. */
  readonly tokens: Map<string, IssuedToken>;
  /** Paths with queries that the service itself asked for since the start, and whether a token came along. */
  readonly asked: { readonly path: string; readonly token: boolean }[];
  readonly pageSize: number;
}

/** A request to the platform. */
export interface PlatformExchange {
  readonly url: URL;
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
}

/** Answers JSON. */
export function send(response: ServerResponse, status: number, body: unknown): void {
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
}

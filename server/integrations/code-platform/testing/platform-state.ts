import type { IncomingMessage, ServerResponse } from 'node:http';
import type { CodePlatformName } from '#rules/code-platform.ts';

/** A user of the platform. */
export interface PlatformPerson {
  id: number;
  login: string;
  name: string | null;
  email: string | null;
  readonly organizations: PlatformMembership[];
  /** Withholds the permission to read organisations when authorising. */
  withoutOrganizations?: boolean;
}

/** An organisation, and what somebody is there. */
export interface PlatformMembership {
  readonly login: string;
  readonly role: 'admin' | 'member';
  /** By default one that follows from the name. */
  readonly id?: number;
  /** False for somebody who has been invited or suspended. */
  readonly active?: boolean;
}

/** A repository of an organisation. */
export interface PlatformRepository {
  readonly organization: string;
  readonly name: string;
  readonly private?: boolean;
  /** Texts of its files, by path. */
  readonly files?: Readonly<Record<string, string>>;
}

/** Endpoints that can be made to fail. */
export type Endpoint = 'token' | 'user' | 'organizations' | 'repository';

/** Answers in place of the platform. */
export type Fault = (request: IncomingMessage, response: ServerResponse) => void;

/** A code issued to a client, to be exchanged once. */
export interface IssuedCode {
  readonly person: PlatformPerson;
  readonly redirectUri: string;
  readonly codeChallenge: string | null;
  readonly scope: string;
}

/** A token of a user. */
export interface IssuedToken {
  readonly person: PlatformPerson;
  readonly scopes: readonly string[];
}

/** The platform's state; tests change it while it runs. */
export interface PlatformState {
  readonly platform: CodePlatformName;
  readonly clientId: string;
  readonly clientSecret: string;
  /** Authorises the only user at once, as platforms do for a user who has authorised before. */
  readonly automatic: boolean;
  readonly users: PlatformPerson[];
  readonly repositories: PlatformRepository[];
  readonly faults: Map<Endpoint, Fault>;
  readonly codes: Map<string, IssuedCode>;
  /** By token. */
  readonly tokens: Map<string, IssuedToken>;
  /** Paths with queries that the service requested since the start, and whether each request had a token. */
  readonly asked: { readonly path: string; readonly token: boolean }[];
  readonly pageSize: number;
}

/** A request to the platform. */
export interface PlatformExchange {
  readonly url: URL;
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
}

export function send(response: ServerResponse, status: number, body: unknown): void {
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
}

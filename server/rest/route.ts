import type { IncomingHttpHeaders } from 'node:http';
import type { FastifyRequest } from 'fastify';
import type { z } from 'zod';
import type { AppContext } from '#server/context.ts';
import type { ErrorCode } from '#server/errors/catalogue.ts';
import type { RestWords } from '#server/errors/to-rest.ts';
import type { ApiKeyScope } from '#server/modules/access/session/api-key-grant.ts';

/**
 * A request as a handler sees it; `Parameter` names the path's parameters. The body is the text as it came, except that
 * of a multipart form, which waits for `readUpload` or `readForm`.
 */
export interface RestRequest<Parameter extends string = never> extends Pick<
  FastifyRequest,
  'bodyShare' | 'isMultipart' | 'parts'
> {
  readonly params: Readonly<Record<Parameter, string>>;
  readonly query: Readonly<Record<string, unknown>>;
  readonly headers: IncomingHttpHeaders;
  readonly body: unknown;
}

/** A value for the envelope. */
export interface DataAnswer {
  readonly data: unknown;
}

/** A file to save, with its caching headers. */
export interface FileAnswer {
  readonly file: { readonly bytes: Uint8Array; readonly mediaType: string; readonly filename: string };
  readonly headers: Readonly<Record<string, string>>;
}

/** A file to save that is written while it is sent, at the pace of the client. */
export interface StreamAnswer {
  readonly chunks: AsyncIterable<string | Uint8Array>;
  readonly mediaType: string;
  readonly filename: string;
}

/** A redirect to one of our pages. */
export interface RedirectAnswer {
  readonly redirect: string;
}

/** An answer without an envelope. */
export interface DocumentAnswer {
  readonly document: unknown;
}

export type RestAnswer = DataAnswer | FileAnswer | StreamAnswer | RedirectAnswer | DocumentAnswer;

export type RestHandler<Parameter extends string = never> = (
  ctx: AppContext,
  request: RestRequest<Parameter>,
) => RestAnswer | Promise<RestAnswer>;

/** Who may call a path; the use cases enforce it. */
export type Permission =
  | 'public'
  | 'community_manager'
  | 'corporation_administrator'
  | 'corporation_manager'
  | 'any_manager';

/**
 * The forms that a path takes, besides JSON: `file` has a PDF as part `pdf`, `table` a file as part `file`, `data` a field of that name with the JSON,
 * `fields` the keys of the JSON as its fields. Other paths read a form as the JSON that older clients send under any
 * media type.
 */
export type FormKind = 'file' | 'table' | 'data' | 'fields';

/** A row of the route table: what is served where, to which callers, and its description. */
export interface Route {
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** Below `/api/v1/`; `:name` is a parameter, which must have the same name in paths that differ by nothing else. */
  readonly path: string;
  /** Descriptions of path parameters whose names do not explain them. */
  readonly parameters?: Readonly<Record<string, string>>;
  readonly permission: Permission;
  /** The scope with which an API key opens it; its use case enforces that. */
  readonly scope?: ApiKeyScope;
  /** Whether managers of a corporation may call it before they have changed their one-time password. */
  readonly oneTimePassword?: true;
  readonly form?: FormKind;
  /** How its failures are worded, where they differ. */
  readonly words?: RestWords;
  readonly handle: RestHandler<string>;
  /** One sentence for integrators. */
  readonly summary: string;
  /** Parameters of the query string, with descriptions. */
  readonly query?: Readonly<Record<string, string>>;
  /** Headers besides those of the session, with descriptions. */
  readonly headers?: Readonly<Record<string, string>>;
  /** The JSON of the body. */
  readonly body?: z.ZodType;
  /** The schema of `data`, or the kind of answer sent instead. */
  readonly answer: z.ZodType | 'pdf' | 'zip' | 'csv' | 'html' | 'table' | 'redirect' | 'document';
  /** Whether a browser may be redirected instead. */
  readonly redirects?: true;
  /** Codes that may be answered, besides those that follow from the rest of the row (`codesOf`). */
  readonly errors: readonly ErrorCode[];
}

type ParameterOf<Path extends string> = Path extends `${infer Head}/${infer Tail}`
  ? ParameterOf<Head> | ParameterOf<Tail>
  : Path extends `:${infer Name}`
    ? Name
    : never;

type RouteOf<Path extends string> = Omit<Route, 'handle'> & {
  readonly path: Path;
  readonly handle: RestHandler<ParameterOf<Path>>;
};

/** Creates a row whose handler reads only parameters that its path has. */
export function route<Path extends string>(row: RouteOf<Path>): Route {
  // The router fills every parameter that the path names.
  return row;
}

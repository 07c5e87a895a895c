import type { IncomingHttpHeaders } from 'node:http';
import type { FastifyRequest } from 'fastify';
import type { z } from 'zod';
import type { AppContext } from '#server/context.ts';
import type { ErrorCode } from '#server/errors/catalogue.ts';
import type { RestWords } from '#server/errors/to-rest.ts';

/**
 * A request as a handler sees it; `Parameter` names what the path holds. The body is the text as it came, except that of a
 * form in parts, which waits until `readUpload` or `readForm` is called.
 */
export interface RestRequest<Parameter extends string = never> extends Pick<FastifyRequest, 'isMultipart' | 'parts'> {
  readonly params: Readonly<Record<Parameter, string>>;
  readonly query: Readonly<Record<string, unknown>>;
  readonly headers: IncomingHttpHeaders;
  readonly body: unknown;
}

/** A value for the envelope. */
export interface DataAnswer {
  readonly data: unknown;
}

/** A file to save, with the headers that say who may keep it. */
export interface FileAnswer {
  readonly file: { readonly bytes: Uint8Array; readonly mediaType: string; readonly filename: string };
  readonly headers: Readonly<Record<string, string>>;
}

/** A page of ours that the browser goes on to. */
export interface RedirectAnswer {
  readonly redirect: string;
}

/** Something that is sent without an envelope. */
export interface DocumentAnswer {
  readonly document: unknown;
}

export type RestAnswer = DataAnswer | FileAnswer | RedirectAnswer | DocumentAnswer;

export type RestHandler<Parameter extends string = never> = (
  ctx: AppContext,
  request: RestRequest<Parameter>,
) => RestAnswer | Promise<RestAnswer>;

/** Who is meant to call a path; the use cases see to it (design §4). */
export type Permission =
  | 'public'
  | 'community_manager'
  | 'corporation_administrator'
  | 'corporation_manager'
  | 'any_manager';

/**
 * How a form is understood: `file` has a PDF as part `pdf`, `data` a field of that name that holds the JSON, `fields` the
 * keys of the JSON as its fields. Wherever one is understood, the JSON alone is too. Elsewhere a form is read as the JSON
 * that older clients send under any media type.
 */
export type FormKind = 'file' | 'data' | 'fields';

/** A row of the route table: what is served where, to whom, and how it is described. */
export interface Route {
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** Below `/api/v1/`; `:name` is a parameter. */
  readonly path: string;
  readonly permission: Permission;
  /** Whether managers of a corporation may call it before they have changed their one-time password. */
  readonly oneTimePassword?: true;
  readonly form?: FormKind;
  /** How its failures differ from those of the others. */
  readonly words?: RestWords;
  readonly handle: RestHandler<string>;
  /** One sentence for integrators. */
  readonly summary: string;
  /** Parameters of the query string, with what they mean. */
  readonly query?: Readonly<Record<string, string>>;
  /** Headers beside those of the session, with what they mean. */
  readonly headers?: Readonly<Record<string, string>>;
  /** The JSON of the body. */
  readonly body?: z.ZodType;
  /** What `data` holds, or what is sent in its place. */
  readonly answer: z.ZodType | 'pdf' | 'csv' | 'html' | 'redirect' | 'document';
  /** Whether a browser may be sent on instead. */
  readonly redirects?: true;
  /** Codes that may be answered, beside those that follow from the rest of the row (`codesOf`). */
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

/** A row whose handler reads only parameters that its path has. */
export function route<Path extends string>(row: RouteOf<Path>): Route {
  // The router fills every parameter that the path names.
  return row;
}

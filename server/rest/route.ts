import type { IncomingHttpHeaders } from 'node:http';
import type { FastifyRequest } from 'fastify';
import type { AppContext } from '#server/context.ts';

/**
 * A request as a handler sees it; `Parameter` names what the path holds. The body is the text as it came, except that of a
 * form with a file, which waits until `readUpload` is called.
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

export type RestHandler<Parameter extends string = never> = (
  ctx: AppContext,
  request: RestRequest<Parameter>,
) => DataAnswer | Promise<DataAnswer | FileAnswer | RedirectAnswer>;

/** A row of the route table: what is served where, and to whom. */
export interface Route {
  readonly method: 'GET' | 'POST';
  /** Below `/api/v1/`; `:name` is a parameter. */
  readonly path: string;
  readonly permission: 'public' | 'community_manager' | 'corporation_administrator';
  /** Whether a form with a file is understood; elsewhere it is read as the JSON that older clients send under any name. */
  readonly takesForm?: true;
  readonly handle: RestHandler<string>;
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

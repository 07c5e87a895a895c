import type { AppContext } from '#server/context.ts';
import { AppError } from '#server/errors/app-error.ts';
import type { Link } from '#server/modules/community/link/link.entity.ts';
import { filterOf } from './list-signings.ts';
import { openReader, readSignings, type ListedSigning } from './read-signings.ts';
import type { SigningKind } from './signing-kind.rules.ts';

interface NamedSigning {
  readonly link: Link;
  readonly kind: SigningKind;
  readonly reference: string;
}

/** Reads one signing as the managers of its link see it. Error: `not_found`. */
export async function readOneSigning(ctx: AppContext, { link, kind, reference }: NamedSigning): Promise<ListedSigning> {
  const reader = await openReader(ctx.em, link, ctx.now());
  const filter = { ...filterOf(ctx, link, {}), reference };
  const [signing] = await readSignings(reader, { kinds: [kind], filter, sort: 'DATE_DESC', after: null, limit: 1 });
  if (signing === undefined) {
    throw new AppError('not_found');
  }
  return signing;
}

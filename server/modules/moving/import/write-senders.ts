import { normalizeEmail } from '#rules/email.ts';
import type { Change } from '#server/change.ts';
import { Link } from '#server/modules/community/link/link.entity.ts';
import { SenderCredential, SenderProvider } from '#server/modules/community/sender/sender-credential.entity.ts';
import { SYSTEM } from '#server/modules/ground/audit/actor.ts';
import { foreignLinkId } from './foreign-id.ts';
import type { ImportContext } from './import-context.ts';
import type { PlacedRecord } from './outcome.ts';
import { type Placing, usableSender } from './placing.ts';

/** Gives new links their senders, with authorisation codes of the owner, whose earlier ones stay. */
export async function writeSenders(
  ctx: ImportContext,
  tx: Change,
  { placed, placing }: { readonly placed: readonly PlacedRecord[]; readonly placing: Placing },
): Promise<void> {
  for (const { entry, action } of placed) {
    const sender = action?.kind === 'link' ? usableSender(entry.sender, placing) : undefined;
    if (sender === undefined || placing.owner === undefined) {
      continue;
    }
    const { address, server } = sender;
    const place = { account: placing.owner.id, addressKey: normalizeEmail(address) };
    const earlier = await tx.em.findOne(SenderCredential, place);
    const id = earlier?.id ?? crypto.randomUUID();
    if (earlier === null) {
      const secret = ctx.deps.secretBox.encrypt('sender', { row: id, plain: sender.authorizationCode });
      const row = { id, ...place, address, provider: SenderProvider.SMTP, server, secret, authorizedAt: ctx.now() };
      await tx.em.insert(SenderCredential, row);
      const details = { provider: SenderProvider.SMTP };
      tx.audit({ action: 'SENDER_AUTHORIZED', actor: ctx.actor ?? SYSTEM, link: null, subject: id, details });
    }
    const used = { senderAddress: address, senderCredential: id };
    await tx.em.nativeUpdate(Link, foreignLinkId(entry.record.link), used);
  }
}

import { Migration } from '@mikro-orm/migrations';

/** An audit event is never deleted, and nothing in it changes but the IP address, which complete deletion erases. */
export class Migration20261121060000_append_only_audit extends Migration {
  override name = 'Migration20261121060000_append_only_audit';

  override up(): void {
    this.addSql(`
      create function refuse_audit_change() returns trigger language plpgsql as $$
      begin
        if tg_op = 'UPDATE' and new.ip is null
          and (new.id, new.action, new.actor, new.subject, new.details, new.created_at)
            is not distinct from (old.id, old.action, old.actor, old.subject, old.details, old.created_at) then
          return new;
        end if;
        raise exception 'audit events are append-only';
      end $$;`);
    this.addSql(
      `create trigger audit_event_append_only before update or delete on "audit_event" for each row execute function refuse_audit_change();`,
    );
    this.addSql(
      `create trigger audit_event_no_truncate before truncate on "audit_event" for each statement execute function refuse_audit_change();`,
    );
  }

  override down(): void {
    this.addSql(`drop trigger audit_event_no_truncate on "audit_event";`);
    this.addSql(`drop trigger audit_event_append_only on "audit_event";`);
    this.addSql(`drop function refuse_audit_change();`);
  }
}

import { Migration } from '@mikro-orm/migrations';

const SERVICE_CHAIN = '00000000-0000-0000-0000-000000000000';

/** RFC 8785 for the values that events hold; keys are plain letters. */
const CANONICAL_JSON = `
  create function audit_canonical_json(value jsonb) returns text language plpgsql immutable as $$
  begin
    if jsonb_typeof(value) = 'object' then
      return '{' || coalesce((
        select string_agg(to_json(m.key)::text || ':' || audit_canonical_json(m.value), ',' order by m.key collate "C")
        from jsonb_each(value) m), '') || '}';
    elsif jsonb_typeof(value) = 'array' then
      return '[' || coalesce((
        select string_agg(audit_canonical_json(m.value), ',' order by m.ordinality)
        from jsonb_array_elements(value) with ordinality m), '') || ']';
    end if;
    return value::text;
  end $$;`;

const EVENT_BODY = `
  create function audit_event_body(event "audit_event") returns text language sql stable as $$
    select audit_canonical_json(jsonb_build_object(
      'id', event.id, 'action', event.action, 'actor', event.actor, 'subject', event.subject,
      'details', event.details, 'link', event.link_id,
      'at', to_char(event.created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')));
  $$;`;

/** Events that do not name their link are found by the record that they are about. */
const EVENT_LINK = `
  create function audit_event_link(subject uuid, details jsonb) returns uuid language sql stable as $$
    select coalesce(
      (select l.id from "link" l where l.link_id = details ->> 'linkId'),
      (select s.link_id from "individual_signing" s where s.id = subject),
      (select s.link_id from "employee_signing" s where s.id = subject),
      (select s.link_id from "corporation_signing" s where s.id = subject),
      (select s.link_id from "corporation_signing" s where s.reference = details ->> 'reference'));
  $$;`;

/** The lock is held until the transaction ends: otherwise two of them would follow the same event. */
const CHAIN_EVENT = `
  create function chain_audit_event() returns trigger language plpgsql as $$
  declare
    chain uuid;
    last_sequence bigint;
    last_hash text;
  begin
    if new.body is null then
      new.link_id := audit_event_link(new.subject, new.details);
      new.body := audit_event_body(new);
    end if;
    chain := coalesce(new.link_id, '${SERVICE_CHAIN}');
    perform pg_advisory_xact_lock(hashtextextended('audit chain ' || chain, 0));
    select e.sequence, e.hash into last_sequence, last_hash from "audit_event" e
      where coalesce(e.link_id, '${SERVICE_CHAIN}') = chain order by e.sequence desc limit 1;
    new.sequence := coalesce(last_sequence, 0) + 1;
    new.previous_hash := coalesce(last_hash, repeat('0', 64));
    new.hash := encode(sha256(decode(new.previous_hash, 'hex') || int8send(new.sequence)
      || sha256(convert_to(new.body, 'UTF8'))), 'hex');
    return new;
  end $$;`;

/** Chains the events of before by time. */
const CHAIN_OLD_EVENTS = `
  do $$
  declare
    event "audit_event";
    chain uuid;
    last_sequence bigint;
    last_hash text;
  begin
    for event in select * from "audit_event" order by created_at, id loop
      event.link_id := audit_event_link(event.subject, event.details);
      chain := coalesce(event.link_id, '${SERVICE_CHAIN}');
      last_sequence := null;
      last_hash := null;
      select e.sequence, e.hash into last_sequence, last_hash from "audit_event" e
        where coalesce(e.link_id, '${SERVICE_CHAIN}') = chain and e.sequence is not null
        order by e.sequence desc limit 1;
      event.sequence := coalesce(last_sequence, 0) + 1;
      event.previous_hash := coalesce(last_hash, repeat('0', 64));
      event.body := audit_event_body(event);
      event.hash := encode(sha256(decode(event.previous_hash, 'hex') || int8send(event.sequence)
        || sha256(convert_to(event.body, 'UTF8'))), 'hex');
      update "audit_event" set link_id = event.link_id, sequence = event.sequence, previous_hash = event.previous_hash,
        body = event.body, hash = event.hash where id = event.id;
    end loop;
  end $$;`;

const refuseChange = (columns: readonly string[]): string => {
  const row = (side: string): string => columns.map((column) => `${side}.${column}`).join(', ');
  return `
    create or replace function refuse_audit_change() returns trigger language plpgsql as $$
    begin
      if tg_op = 'UPDATE' and new.ip is null and (${row('new')}) is not distinct from (${row('old')}) then
        return new;
      end if;
      raise exception 'audit events are append-only';
    end $$;`;
};

const OLD_COLUMNS = ['id', 'action', 'actor', 'subject', 'details', 'created_at'];

/**
 * Links the events of each chain by their hashes. The trigger gives every event its place, also those of a process of
 * the version before, which know nothing of chains.
 */
export class Migration20261122103247_chained_audit_events extends Migration {
  override name = 'Migration20261122103247_chained_audit_events';

  override up(): void {
    this.addSql(
      `alter table "audit_event" add "link_id" uuid null, add "sequence" bigint null, add "previous_hash" char(64) null, add "body" text null, add "hash" char(64) null;`,
    );
    this.addSql(
      `create unique index "audit_event_chain_unique" on "audit_event" (coalesce("link_id", '${SERVICE_CHAIN}'), "sequence");`,
    );
    [CANONICAL_JSON, EVENT_BODY, EVENT_LINK, CHAIN_EVENT].forEach((sql) => this.addSql(sql));
    this.addSql(`alter table "audit_event" disable trigger audit_event_append_only;`);
    this.addSql(CHAIN_OLD_EVENTS);
    this.addSql(`alter table "audit_event" enable trigger audit_event_append_only;`);
    this.addSql(
      `alter table "audit_event" alter column "sequence" set not null, alter column "previous_hash" set not null, alter column "body" set not null, alter column "hash" set not null;`,
    );
    this.addSql(refuseChange([...OLD_COLUMNS, 'link_id', 'sequence', 'previous_hash', 'body', 'hash']));
    this.addSql(
      `create trigger audit_event_chain before insert on "audit_event" for each row execute function chain_audit_event();`,
    );
  }

  override down(): void {
    this.addSql(`drop trigger audit_event_chain on "audit_event";`);
    this.addSql(refuseChange(OLD_COLUMNS));
    this.addSql(`drop function chain_audit_event();`);
    this.addSql(`drop function audit_event_link(uuid, jsonb);`);
    this.addSql(`drop function audit_event_body("audit_event");`);
    this.addSql(`drop function audit_canonical_json(jsonb);`);
    this.addSql(`drop index "audit_event_chain_unique";`);
    this.addSql(
      `alter table "audit_event" drop column "link_id", drop column "sequence", drop column "previous_hash", drop column "body", drop column "hash";`,
    );
  }
}

import { Migration } from '@mikro-orm/migrations';

const TABLES = ['individual_signing', 'employee_signing', 'proved_identity'] as const;

const LIVE: Readonly<Record<(typeof TABLES)[number], string>> = {
  individual_signing: 'ended_at is null',
  employee_signing: "state <> 'removed' and suspended_at is null",
  proved_identity: 'ended_at is null',
};

const EMAIL_HASH = `
  create function email_sha256(link uuid, email_key text) returns text language sql stable as $$
    select encode(sha256(convert_to(l.link_id || ':' || email_key, 'UTF8')), 'hex') from "link" l where l.id = link;
  $$;`;

const HASH_EMAIL = `
  create function hash_email() returns trigger language plpgsql as $$
  begin
    new.email_sha256 := email_sha256(new.link_id, new.email_key);
    return new;
  end $$;`;

/**
 * Adds the hashes by which strangers may ask about an address. A trigger computes them, also for rows of a process of
 * the version before. A row that brings its hash keeps it: a backup may be restored before its links are.
 */
export class Migration20261129055008_email_hashes extends Migration {
  override name = 'Migration20261129055008_email_hashes';

  override up(): void {
    this.addSql(`alter table "link" add "answers_hashes" boolean not null default false;`);
    this.addSql(EMAIL_HASH);
    this.addSql(HASH_EMAIL);
    for (const table of TABLES) {
      this.addSql(`alter table "${table}" add "email_sha256" char(64) null;`);
      this.addSql(`update "${table}" set email_sha256 = email_sha256(link_id, email_key) where email_key is not null;`);
      this.addSql(`create index ${table}_email_sha256_index on ${table} (email_sha256) where ${LIVE[table]};`);
      this.addSql(
        `create trigger ${table}_email_hash before insert on "${table}" for each row when (new.email_sha256 is null and new.email_key is not null) execute function hash_email();`,
      );
    }
  }

  override down(): void {
    for (const table of TABLES) {
      this.addSql(`drop trigger ${table}_email_hash on "${table}";`);
      this.addSql(`drop index "${table}_email_sha256_index";`);
      this.addSql(`alter table "${table}" drop column "email_sha256";`);
    }
    this.addSql(`drop function hash_email();`);
    this.addSql(`drop function email_sha256(uuid, text);`);
    this.addSql(`alter table "link" drop column "answers_hashes";`);
  }
}

import { Migration } from '@mikro-orm/migrations';

export class Migration20261122103409_abandoned_documents extends Migration {
  override name = 'Migration20261122103409_abandoned_documents';

  override up(): void | Promise<void> {
    this.addSql(`alter table "signing_act" add "gave_up_at" timestamptz null, add "mail_id" uuid null;`);
    this.addSql(
      `alter table "signing_act" add constraint "signing_act_mail_id_foreign" foreign key ("mail_id") references "email" ("id") on delete set null;`,
    );
    this.addSql(`create index signing_act_gave_up_index on signing_act (gave_up_at) where gave_up_at is not null;`);

    // Until now only the mail knew that its document had been given up.
    this.addSql(
      `update "signing_act" a set "gave_up_at" = e."created_at", "mail_id" = e."id" from "email" e where e."data" ->> 'document' = 'missing' and e."data" ->> 'reference' = a."act" ->> 'reference';`,
    );
  }

  override down(): void | Promise<void> {
    this.addSql(`alter table "signing_act" drop constraint "signing_act_mail_id_foreign";`);

    this.addSql(`drop index "signing_act_gave_up_index";`);
    this.addSql(`alter table "signing_act" drop column "gave_up_at", drop column "mail_id";`);
  }
}

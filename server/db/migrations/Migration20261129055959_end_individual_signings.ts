import { Migration } from '@mikro-orm/migrations';

export class Migration20261129055959_end_individual_signings extends Migration {
  override name = 'Migration20261129055959_end_individual_signings';

  override up(): void | Promise<void> {
    this.addSql(`alter table "individual_signing" drop constraint "individual_signing_end_reason_check";`);
    this.addSql(`alter table "individual_signing" add "ends_at" timestamptz null, add "end_note" text null;`);
    this.addSql(
      `alter table "individual_signing" add constraint "individual_signing_end_reason_check" check ("end_reason" in ('superseded', 'corporation', 'ended_by_community', 'withdrawn'));`,
    );
  }

  /** Fails once a signing has ended for one of the new reasons, which the version before does not know. */
  override down(): void | Promise<void> {
    this.addSql(`alter table "individual_signing" drop constraint "individual_signing_end_reason_check";`);
    this.addSql(`alter table "individual_signing" drop column "ends_at", drop column "end_note";`);
    this.addSql(
      `alter table "individual_signing" add constraint "individual_signing_end_reason_check" check ("end_reason" in ('superseded', 'corporation'));`,
    );
  }
}

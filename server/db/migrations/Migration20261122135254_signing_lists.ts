import { Migration } from '@mikro-orm/migrations';

export class Migration20261122135254_signing_lists extends Migration {
  override name = 'Migration20261122135254_signing_lists';

  override up(): void | Promise<void> {
    this.addSql(
      `create index "individual_signing_link_date_index" on "individual_signing" ("link_id", "signed_at", "id");`,
    );
    this.addSql(`create index "individual_signing_link_name_index" on "individual_signing" ("link_id", "name", "id");`);

    this.addSql(
      `create index "corporation_signing_link_date_index" on "corporation_signing" ("link_id", "signed_at", "id");`,
    );
    this.addSql(
      `create index "corporation_signing_link_name_index" on "corporation_signing" ("link_id", "representative_name", "id");`,
    );

    this.addSql(
      `create index "employee_signing_link_date_index" on "employee_signing" ("link_id", "signed_at", "id");`,
    );
    this.addSql(`create index "employee_signing_link_name_index" on "employee_signing" ("link_id", "name", "id");`);
  }

  override down(): void | Promise<void> {
    this.addSql(`drop index "corporation_signing_link_date_index";`);
    this.addSql(`drop index "corporation_signing_link_name_index";`);

    this.addSql(`drop index "employee_signing_link_date_index";`);
    this.addSql(`drop index "employee_signing_link_name_index";`);

    this.addSql(`drop index "individual_signing_link_date_index";`);
    this.addSql(`drop index "individual_signing_link_name_index";`);
  }
}

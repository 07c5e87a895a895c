import { Migration } from '@mikro-orm/migrations';

export class Migration20261122145809_sender_servers extends Migration {
  override name = 'Migration20261122145809_sender_servers';

  override up(): void | Promise<void> {
    this.addSql(`alter table "sender_credential" add "server" varchar(255) null;`);
  }

  override down(): void | Promise<void> {
    this.addSql(`alter table "sender_credential" drop column "server";`);
  }
}

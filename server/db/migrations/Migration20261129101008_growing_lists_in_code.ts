import { Migration } from '@mikro-orm/migrations';

export class Migration20261129101008_growing_lists_in_code extends Migration {
  override name = 'Migration20261129101008_growing_lists_in_code';

  override up(): void | Promise<void> {
    this.addSql(`alter table "community_account" drop constraint "community_account_language_check";`);
    this.addSql(`alter table "community_account" drop constraint "community_account_platform_check";`);

    this.addSql(`alter table "platform_connection" drop constraint "platform_connection_platform_check";`);

    this.addSql(`alter table "policy_document" drop constraint "policy_document_language_check";`);

    this.addSql(`alter table "link" drop constraint "link_platform_check";`);

    this.addSql(`alter table "proved_identity" drop constraint "proved_identity_platform_check";`);

    this.addSql(`alter table "link_policy_document" drop constraint "link_policy_document_language_check";`);
    this.addSql(`alter table "link_policy_document" drop constraint "link_policy_document_platform_check";`);

    this.addSql(`alter table "gate_policy" drop constraint "gate_policy_comment_language_check";`);

    this.addSql(`alter table "cla" drop constraint "cla_language_check";`);

    this.addSql(`alter table "individual_signing" drop constraint "individual_signing_consent_language_check";`);
    this.addSql(`alter table "individual_signing" drop constraint "individual_signing_language_check";`);

    this.addSql(`alter table "corporation_signing" drop constraint "corporation_signing_consent_language_check";`);
    this.addSql(`alter table "corporation_signing" drop constraint "corporation_signing_language_check";`);

    this.addSql(`alter table "manager" drop constraint "manager_language_check";`);

    this.addSql(`alter table "employee_signing" drop constraint "employee_signing_consent_language_check";`);
    this.addSql(`alter table "employee_signing" drop constraint "employee_signing_language_check";`);

    this.addSql(`alter table "email" drop constraint "email_language_check";`);

    this.addSql(`alter table "passkey_ceremony" drop constraint "passkey_ceremony_purpose_check";`);

    this.addSql(`alter table "authorization_request" drop constraint "authorization_request_purpose_check";`);

    this.addSql(`alter table "verification_code" drop constraint "verification_code_purpose_check";`);
  }

  /** Fails once a row names a language, platform or purpose that the version before does not know. */
  override down(): void | Promise<void> {
    this.addSql(
      `alter table "authorization_request" add constraint "authorization_request_purpose_check" check ("purpose" in ('github_login', 'gitee_login', 'gitcode_login', 'gmail', 'github_app', 'github_claim', 'gitee_claim', 'gitcode_claim'));`,
    );

    this.addSql(`alter table "cla" add constraint "cla_language_check" check ("language" in ('zh', 'en'));`);

    this.addSql(
      `alter table "community_account" add constraint "community_account_language_check" check ("language" in ('zh', 'en'));`,
    );
    this.addSql(
      `alter table "community_account" add constraint "community_account_platform_check" check ("platform" in ('gitee', 'github', 'gitcode', 'local'));`,
    );

    this.addSql(
      `alter table "corporation_signing" add constraint "corporation_signing_consent_language_check" check ("consent_language" in ('zh', 'en'));`,
    );
    this.addSql(
      `alter table "corporation_signing" add constraint "corporation_signing_language_check" check ("language" in ('zh', 'en'));`,
    );

    this.addSql(`alter table "email" add constraint "email_language_check" check ("language" in ('zh', 'en'));`);

    this.addSql(
      `alter table "employee_signing" add constraint "employee_signing_consent_language_check" check ("consent_language" in ('zh', 'en'));`,
    );
    this.addSql(
      `alter table "employee_signing" add constraint "employee_signing_language_check" check ("language" in ('zh', 'en'));`,
    );

    this.addSql(
      `alter table "gate_policy" add constraint "gate_policy_comment_language_check" check ("comment_language" in ('zh', 'en'));`,
    );

    this.addSql(
      `alter table "individual_signing" add constraint "individual_signing_consent_language_check" check ("consent_language" in ('zh', 'en'));`,
    );
    this.addSql(
      `alter table "individual_signing" add constraint "individual_signing_language_check" check ("language" in ('zh', 'en'));`,
    );

    this.addSql(
      `alter table "link" add constraint "link_platform_check" check ("platform" in ('gitee', 'github', 'gitcode', 'web'));`,
    );

    this.addSql(
      `alter table "link_policy_document" add constraint "link_policy_document_language_check" check ("language" in ('zh', 'en'));`,
    );
    this.addSql(
      `alter table "link_policy_document" add constraint "link_policy_document_platform_check" check ("platform" in ('gitee', 'github'));`,
    );

    this.addSql(`alter table "manager" add constraint "manager_language_check" check ("language" in ('zh', 'en'));`);

    this.addSql(
      `alter table "passkey_ceremony" add constraint "passkey_ceremony_purpose_check" check ("purpose" in ('registration', 'login', 'second_factor', 'step_up'));`,
    );

    this.addSql(
      `alter table "platform_connection" add constraint "platform_connection_platform_check" check ("platform" in ('github', 'gitee', 'gitcode', 'gitlab', 'gitea', 'forgejo', 'demo'));`,
    );

    this.addSql(
      `alter table "policy_document" add constraint "policy_document_language_check" check ("language" in ('zh', 'en'));`,
    );

    this.addSql(
      `alter table "proved_identity" add constraint "proved_identity_platform_check" check ("platform" in ('github', 'gitee', 'gitcode', 'gitlab', 'gitea', 'forgejo', 'demo'));`,
    );

    this.addSql(
      `alter table "verification_code" add constraint "verification_code_purpose_check" check ("purpose" in ('individual_signing', 'corporation_signing', 'employee_signing', 'email_domain', 'claim_address', 'sender', 'my_signings'));`,
    );
  }
}

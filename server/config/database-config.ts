import { z } from 'zod';
import { SETTING_TEXTS } from './setting-texts.ts';

/** Where data is stored: an embedded database for this process only, or a PostgreSQL server. */
export type DatabaseConfig =
  | { readonly kind: 'embedded'; readonly dataDir: string }
  | {
      readonly kind: 'postgresql';
      readonly url: string;
      /** Logs in as the owner of the tables, for changes of the schema; undefined: `url` does that too. */
      readonly migrationUrl?: string | undefined;
    };

const postgresqlUrl = z.url({ protocol: /^postgres(ql)?$/, message: 'must be a postgresql:// URL' });

/** The settings of the database. */
export const DATABASE_VARIABLES = {
  DATABASE_URL: postgresqlUrl.optional().register(SETTING_TEXTS, {
    en: '`postgresql://…`, version 15 or newer; needs `SECRET_KEY` and `SMTP_URL`. See [PostgreSQL](docs/operations/postgresql.md).',
    zh: '`postgresql://…`，15 或更新的版本；需要同时设置 `SECRET_KEY` 和 `SMTP_URL`。见 [PostgreSQL](docs/operations/postgresql.md)。',
    unset: { en: 'an embedded database', zh: '内嵌数据库' },
  }),
  DATABASE_PASSWORD: z.string().optional().register(SETTING_TEXTS, {
    en: 'Password for `DATABASE_URL`, of any characters, instead of one in the address.',
    zh: '`DATABASE_URL` 的密码，可含任意字符，用来代替写在地址里的密码。',
  }),
  MIGRATION_DATABASE_URL: postgresqlUrl.optional().register(SETTING_TEXTS, {
    en: 'Address of the owner of the tables, so that the running service cannot change them: [two roles](docs/operations/database-roles.md).',
    zh: '表所有者的地址；设置后，运行中的服务无权改动表结构，见[两个数据库角色](docs/operations/database-roles.md)。',
    unset: { en: '`DATABASE_URL`', zh: '`DATABASE_URL`' },
  }),
  MIGRATION_DATABASE_PASSWORD: z.string().optional().register(SETTING_TEXTS, {
    en: 'Password for `MIGRATION_DATABASE_URL`, of any characters.',
    zh: '`MIGRATION_DATABASE_URL` 的密码，可含任意字符。',
  }),
  DATA_DIR: z.string().default('./data').register(SETTING_TEXTS, {
    en: 'Folder of the embedded database, its generated secret key and captured mails.',
    zh: '内嵌数据库、自动生成的密钥和截留的邮件所在的目录。',
  }),
};

type Variables = z.output<z.ZodObject<typeof DATABASE_VARIABLES>>;

/** Returns what is wrong with the settings together, with the name of the variable to blame; undefined when nothing is. */
export function databaseContradiction(variables: Variables): string | undefined {
  for (const prefix of ['DATABASE', 'MIGRATION_DATABASE'] as const) {
    const url = variables[`${prefix}_URL`];
    if (variables[`${prefix}_PASSWORD`] === undefined) {
      continue;
    }
    if (url === undefined) {
      return `${prefix}_PASSWORD: needs ${prefix}_URL`;
    }
    if (new URL(url).password !== '') {
      return `${prefix}_PASSWORD: ${prefix}_URL has a password already`;
    }
  }
  if (variables.MIGRATION_DATABASE_URL === undefined) {
    return undefined;
  }
  return variables.DATABASE_URL === undefined || new URL(variables.DATABASE_URL).username === ''
    ? 'MIGRATION_DATABASE_URL: needs a DATABASE_URL that names the user of the running service'
    : undefined;
}

/** The settings of the database as the service uses them. */
export function toDatabaseConfig(variables: Variables): DatabaseConfig {
  const { DATABASE_URL: url, MIGRATION_DATABASE_URL: migrationUrl } = variables;
  return url === undefined
    ? { kind: 'embedded', dataDir: variables.DATA_DIR }
    : {
        kind: 'postgresql',
        url: withPassword(url, variables.DATABASE_PASSWORD),
        migrationUrl: migrationUrl && withPassword(migrationUrl, variables.MIGRATION_DATABASE_PASSWORD),
      };
}

/** Returns how to log in as the owner of the tables. */
export function ownersDatabase(config: DatabaseConfig): DatabaseConfig {
  return config.kind === 'embedded' ? config : { kind: 'postgresql', url: config.migrationUrl ?? config.url };
}

/** A password of any characters: the setter of `URL` leaves `%` as it is. */
function withPassword(text: string, password: string | undefined): string {
  if (password === undefined) {
    return text;
  }
  const url = new URL(text);
  url.password = encodeURIComponent(password);
  return url.href;
}

import { Migration } from '@mikro-orm/migrations';

/** The one instance of a platform on which a link has all of its repositories. */
const INSTANCES = `instance as (
  select repository.link_id, connection.platform,
    min(regexp_replace(regexp_replace(lower(repository.host), '^https?://', ''), '/+$', '')) as host
  from gated_repository repository join platform_connection connection on connection.id = repository.connection_id
  group by repository.link_id, connection.platform
  having count(distinct lower(repository.host)) = 1
)`;

/** Numbers of programs at github.com that every stored policy has listed from the start. */
const KNOWN_BOTS = "('49699333', '41898282', '29139614')";

const hostOf = (platform: string): string => `coalesce(
  (select jsonb_build_object('host', host) from instance where link_id = gate_policy.link_id and platform = ${platform}),
  '{}'
)`;

/**
 * Accounts in the registers of links were numbers without an instance. Managers entered those of the instance that has
 * their repositories; where there are several, an entry goes on without a host, which is the public instance.
 */
export class Migration20261129101500_register_hosts extends Migration {
  override name = 'Migration20261129101500_register_hosts';

  override up(): void | Promise<void> {
    this.addSql(`with ${INSTANCES} update gate_policy set bots = (
  select jsonb_agg(
    case when bot ->> 'host' is null and not (bot ->> 'platform' = 'github' and bot ->> 'accountId' in ${KNOWN_BOTS})
    then bot || ${hostOf("bot ->> 'platform'")} else bot end order by place
  )
  from jsonb_array_elements(bots) with ordinality as entry (bot, place)
) where jsonb_array_length(bots) > 0`);
    this.addSql(`with ${INSTANCES} update gate_policy set agents = (
  select jsonb_agg(
    case when agent ->> 'host' is null and jsonb_array_length(agent -> 'accountIds') > 0
    then agent || ${hostOf("'github'")} else agent end order by place
  )
  from jsonb_array_elements(agents) with ordinality as entry (agent, place)
) where jsonb_array_length(agents) > 0`);
  }

  /** Earlier versions read entries with hosts. */
  override down(): void | Promise<void> {}
}

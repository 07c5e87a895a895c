import { Migration } from '@mikro-orm/migrations';

/**
 * A query sees what was committed before its statement began, so one that takes the locks itself would miss what the
 * holders before it have counted. Within a volatile function every query sees what was committed before that query.
 */
const COUNTERS_AFTER_LOCKS = `
  create function counters_after_locks(locks text[], seeds bigint[], subjects bpchar[], at timestamptz)
  returns setof "counter" language plpgsql volatile as $$
  begin
    perform pg_advisory_xact_lock(hashtextextended(l.name, l.seed))
      from unnest(locks, seeds) with ordinality as l(name, seed, position) order by l.position;
    return query select * from "counter" c where c.subject_hash = any(subjects) and c.ends_at > at;
  end $$;`;

/** Takes locks and reads what they protect in one statement, so that they are held for one round trip less. */
export class Migration20261122141000_counters_after_locks extends Migration {
  override name = 'Migration20261122141000_counters_after_locks';

  override up(): void {
    this.addSql(COUNTERS_AFTER_LOCKS);
  }

  override down(): void {
    this.addSql(`drop function counters_after_locks(text[], bigint[], bpchar[], timestamptz);`);
  }
}

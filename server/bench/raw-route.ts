import fastify from 'fastify';
import { Pool } from 'pg';

/**
 * The reference for GraphQL: a hand-written Fastify route that reads the facts about one address with one prepared
 * SELECT on a pool of the same size, and does nothing else.
 */
const SELECT = `
select l.grace_period_days, i.signed_at, ic.state = 'superseded' as superseded, icur.created_at as newer_since,
  e.signed_at as employee_signed_at, e.state = 'active' as employee_active
from link l
left join individual_signing i on i.link_id = l.id and i.email_key = $2 and i.ended_at is null
left join cla ic on ic.id = i.cla_id
left join cla icur on icur.link_id = ic.link_id and icur.type = ic.type and icur.language = ic.language and icur.state = 'current'
left join (employee_signing e join corporation_signing c on c.id = e.corporation_signing_id and c.state = 'completed')
  on e.link_id = l.id and e.email_key = $2 and e.state <> 'removed'
where l.link_id = $1 and l.unlinked_at is null`;

const pool = new Pool({ connectionString: process.env['DATABASE_URL'], max: 20 });
const app = fastify();
app.post<{ Body: { linkId: string; email: string } }>('/signing-status', async ({ body }) => {
  const { rows } = await pool.query({
    name: 'signing-status',
    text: SELECT,
    values: [body.linkId, body.email.toLowerCase()],
  });
  return rows[0];
});
process.stdout.write(`listens at ${await app.listen({ port: 0 })}\n`);

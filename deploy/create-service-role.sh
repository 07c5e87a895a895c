#!/bin/sh
# Creates the role of the running service, or gives it its password. PostgreSQL's image runs this when the volume is new;
# for an existing volume run it by hand: docker compose exec database sh /docker-entrypoint-initdb.d/create-service-role.sh
set -eu
psql --no-psqlrc --set ON_ERROR_STOP=1 --username "$POSTGRES_USER" --dbname "$POSTGRES_DB" <<'SQL'
\getenv password SERVICE_DATABASE_PASSWORD
select 'create role signet_service login'
  where not exists (select from pg_roles where rolname = 'signet_service') \gexec
alter role signet_service password :'password';
SQL

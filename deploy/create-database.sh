#!/bin/bash
# Run by PostgreSQL's image when its volume is empty: creates the product's database and a role that owns
# it and may do nothing else, so that a flaw of the product gives no access to the rest of the server.
set -euo pipefail
role=${KOLMENA_ROLE:-kolmena}
psql --no-psqlrc --quiet --set ON_ERROR_STOP=1 --set role="$role" \
  --set password="$KOLMENA_PASSWORD" --username "$POSTGRES_USER" --dbname postgres <<'SQL'
create role :"role" login nosuperuser nocreatedb nocreaterole noreplication password :'password';
create database :"role" owner :"role";
revoke connect on database :"role" from public;
SQL

-- The keys that all servers of one PostgreSQL share (packages/server/src/keys). No role of a caller reads them; the embedded
-- database, whose folder belongs to one process, keeps them beside it instead, and this table stays empty.
create table app.server_keys (
  name text primary key check (name in ('signing-keys', 'publishable-key')),
  value text not null,
  updated_at timestamptz not null default now()
);
alter table app.server_keys enable row level security;
revoke all on app.server_keys from public, anon, authenticated;

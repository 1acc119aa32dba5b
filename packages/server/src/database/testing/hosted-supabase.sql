-- What a hosted Supabase has before the first migration, as far as migrations can notice: run by a superuser in an
-- empty database. The roles may exist already, they belong to the whole cluster.
do $$
declare
  wanted text;
begin
  foreach wanted in array array['anon', 'authenticated', 'service_role', 'supabase_auth_admin'] loop
    if not exists (select from pg_roles where rolname = wanted) then
      execute format('create role %I nologin', wanted);
    end if;
  end loop;
  -- There it is named postgres, has these rights and is no superuser.
  if not exists (select from pg_roles where rolname = 'hosted_postgres') then
    create role hosted_postgres login createrole createdb;
  end if;
  if not (select rolbypassrls from pg_roles where rolname = 'service_role') then
    alter role service_role bypassrls;
  end if;
  grant anon, authenticated, service_role to hosted_postgres;
end
$$;

create schema auth authorization supabase_auth_admin;
set role supabase_auth_admin;

create table auth.users (
  instance_id uuid,
  id uuid primary key,
  aud varchar(255),
  role varchar(255),
  email varchar(255),
  encrypted_password varchar(255),
  email_confirmed_at timestamptz,
  email_change varchar(255),
  email_change_token_new varchar(255) default '',
  email_change_token_current varchar(255) default '',
  email_change_sent_at timestamptz,
  email_change_confirm_status smallint default 0,
  raw_app_meta_data jsonb,
  raw_user_meta_data jsonb,
  created_at timestamptz,
  updated_at timestamptz
);
alter table auth.users enable row level security;
create table auth.sessions (
  id uuid primary key,
  user_id uuid not null references auth.users (id) on delete cascade,
  created_at timestamptz,
  not_after timestamptz
);

create function auth.uid() returns uuid language sql stable as $$
  select coalesce(
    nullif(current_setting('request.jwt.claim.sub', true), ''),
    (nullif(current_setting('request.jwt.claims', true), '')::jsonb ->> 'sub')
  )::uuid
$$;
create function auth.role() returns text language sql stable as $$
  select nullif(current_setting('request.jwt.claims', true), '')::jsonb ->> 'role'
$$;
create function auth.email() returns text language sql stable as $$
  select nullif(current_setting('request.jwt.claims', true), '')::jsonb ->> 'email'
$$;
create function auth.jwt() returns jsonb language sql stable as $$
  select nullif(current_setting('request.jwt.claims', true), '')::jsonb
$$;

grant usage on schema auth to anon, authenticated, service_role, hosted_postgres;
grant all on all tables in schema auth to hosted_postgres;
reset role;
-- There, postgres may read accounts past their row security.
alter role hosted_postgres bypassrls;

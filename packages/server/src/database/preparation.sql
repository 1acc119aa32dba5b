-- What a hosted Supabase brings with it, for a PostgreSQL that has none of it: the three roles and a stand-in
-- for schema auth. Runs at every start before the migrations and changes nothing that exists. Never runs on a
-- hosted Supabase. Needs no superuser: CREATEROLE (for missing roles) and ownership of the database are enough.

do $$
declare
  wanted text;
  membership text := case when current_setting('server_version_num')::int >= 160000 then 'SET' else 'MEMBER' end;
begin
  foreach wanted in array array['anon', 'authenticated', 'service_role'] loop
    if not exists (select from pg_roles where rolname = wanted) then
      begin
        execute format('create role %I nologin', wanted);
      exception
        when duplicate_object or unique_violation then null;
        when insufficient_privilege then
          raise exception 'The database user % may not create the role %.', current_user, wanted
            using hint = format('Have an administrator run: create role %I nologin; grant %I to %I;', wanted, wanted, current_user);
      end;
    end if;
  end loop;

  -- Only a superuser can hand out BYPASSRLS; our own server never uses this role.
  if (select rolsuper from pg_roles where rolname = current_user)
    and not (select rolbypassrls from pg_roles where rolname = 'service_role') then
    alter role service_role bypassrls;
  end if;

  foreach wanted in array array['anon', 'authenticated'] loop
    if not pg_has_role(current_user, wanted, membership) then
      begin
        execute format('grant %I to current_user', wanted);
      exception when insufficient_privilege then
        raise exception 'The database user % is not a member of the role %.', current_user, wanted
          using hint = format('Have an administrator run: grant %I to %I;', wanted, current_user);
      end;
    end if;
  end loop;
end
$$;

create schema if not exists auth;

create table if not exists auth.users (
  id uuid primary key default gen_random_uuid(),
  aud text not null default 'authenticated',
  role text not null default 'authenticated',
  email text,
  encrypted_password text,
  email_confirmed_at timestamptz,
  raw_app_meta_data jsonb not null default '{}',
  raw_user_meta_data jsonb not null default '{}',
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create unique index if not exists users_email_key on auth.users (lower(email));

create table if not exists auth.sessions (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references auth.users (id) on delete cascade,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  refreshed_at timestamptz,
  not_after timestamptz
);
create index if not exists sessions_user_id on auth.sessions (user_id);

do $$
begin
  -- A migration (plans_kept) replaces this one by one that is inlined.
  if to_regprocedure('auth.uid()') is null then
    create function auth.uid() returns uuid language sql stable set search_path = '' as $f$
      select coalesce(
        nullif(current_setting('request.jwt.claim.sub', true), ''),
        nullif(current_setting('request.jwt.claims', true), '')::jsonb ->> 'sub'
      )::uuid
    $f$;
  end if;
  if to_regprocedure('auth.role()') is null then
    create function auth.role() returns text language sql stable set search_path = '' as $f$
      select coalesce(
        nullif(current_setting('request.jwt.claim.role', true), ''),
        nullif(current_setting('request.jwt.claims', true), '')::jsonb ->> 'role'
      )
    $f$;
  end if;
  if to_regprocedure('auth.email()') is null then
    create function auth.email() returns text language sql stable set search_path = '' as $f$
      select coalesce(
        nullif(current_setting('request.jwt.claim.email', true), ''),
        nullif(current_setting('request.jwt.claims', true), '')::jsonb ->> 'email'
      )
    $f$;
  end if;
  if to_regprocedure('auth.jwt()') is null then
    create function auth.jwt() returns jsonb language sql stable set search_path = '' as $f$
      select nullif(current_setting('request.jwt.claims', true), '')::jsonb
    $f$;
  end if;
end
$$;

-- Public has nothing here; the two caller roles reach the four functions and no table.
revoke all on schema auth from public;
revoke all on all tables in schema auth from public, anon, authenticated;
grant usage on schema auth to anon, authenticated, service_role;
grant usage on schema public to anon, authenticated, service_role;

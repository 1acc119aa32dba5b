-- Who works at the desk, what they may see, and what they did. Staff reach the database as a role of its own, retour_staff,
-- which holds nothing but what is granted here and in later files; visitors and accounts hold none of it
-- (docs/decisions/0030).
do $$
declare
  membership text := case when current_setting('server_version_num')::int >= 160000 then 'SET' else 'MEMBER' end;
begin
  if not exists (select from pg_roles where rolname = 'retour_staff') then
    begin
      create role retour_staff nologin;
    exception
      when duplicate_object or unique_violation then null;
      when insufficient_privilege then
        raise exception 'The database user % may not create the role retour_staff.', current_user
          using hint = format('Have an administrator run: create role retour_staff nologin; grant retour_staff to %I;', current_user);
    end;
  end if;
  if not pg_has_role(current_user, 'retour_staff', membership) then
    begin
      execute 'grant retour_staff to current_user';
    exception when insufficient_privilege then
      raise exception 'The database user % is not a member of the role retour_staff.', current_user
        using hint = format('Have an administrator run: grant retour_staff to %I;', current_user);
    end;
  end if;
end
$$;

create table app.staff (
  user_id uuid primary key references auth.users (id) on delete cascade,
  role text not null check (role in ('owner', 'dispatcher', 'editor', 'auditor')),
  -- null = by the operator's command. No reference: who leaves keeps what they did.
  added_by uuid,
  added_at timestamptz not null default now(),
  -- When the second factor was proven for the first time; without it nothing is seen.
  second_factor_at timestamptz
);

-- The second factor: a secret that is sealed with a key outside of the database, and the last time step that was used.
create table app.staff_factors (
  user_id uuid primary key references app.staff (user_id) on delete cascade,
  sealed_secret text not null,
  last_step bigint not null default 0
);

-- For who has lost the device: keyed hashes, each good once.
create table app.staff_recovery_codes (
  user_id uuid not null references app.staff (user_id) on delete cascade,
  code_hash text not null,
  used_at timestamptz,
  primary key (user_id, code_hash)
);

-- Sessions of accounts that have proven their second factor; they end sooner than those of visitors.
create table app.staff_sessions (
  session_id uuid primary key,
  user_id uuid not null references app.staff (user_id) on delete cascade,
  verified_at timestamptz not null,
  ends_at timestamptz not null
);
create index staff_sessions_user on app.staff_sessions (user_id);
create index staff_sessions_ends_at on app.staff_sessions (ends_at);

-- What was done, by whom, from where. It only grows: nobody changes or empties it, and rows leave after five years. It names
-- people by their ids alone, so that nothing of an erased person stays here.
create table app.audit_log (
  id bigint generated always as identity primary key,
  at timestamptz not null default now(),
  actor_kind text not null check (actor_kind in ('staff', 'customer', 'operator', 'system')),
  actor_id uuid,
  action text not null check (action ~ '^[a-z]+(-[a-z]+)*\.[a-z]+(-[a-z]+)*$'),
  subject_id uuid,
  before jsonb,
  after jsonb,
  -- The network of who did it, "link" for a customer, "command" for the operator.
  from_where text not null check (length(from_where) between 1 and 64)
);
create index audit_log_subject on app.audit_log (subject_id, id);
create index audit_log_at on app.audit_log (at);

create function app.keep_audit_log() returns trigger
language plpgsql set search_path = '' as $$
begin
  if tg_op = 'DELETE' and old.at < now() - interval '5 years' then
    return old;
  end if;
  raise exception 'The audit log only grows.' using errcode = 'insufficient_privilege';
end
$$;
revoke all on function app.keep_audit_log() from public, anon, authenticated;
create trigger keep_audit_log before update or delete on app.audit_log
  for each row execute function app.keep_audit_log();
create trigger keep_audit_log_whole before truncate on app.audit_log
  for each statement execute function app.keep_audit_log();

-- The staff member of the token whose session has proven the second factor and is alive; null for everybody else.
create function app.my_staff_id() returns uuid
language sql stable security definer set search_path = '' as $$
  select s.user_id
  from (select nullif(current_setting('request.jwt.claims', true), '')::jsonb as claims) as token
  join app.staff s on s.user_id = (token.claims ->> 'sub')::uuid
  join app.staff_sessions x on x.user_id = s.user_id and x.session_id = (token.claims ->> 'session_id')::uuid
  where s.second_factor_at is not null and x.ends_at > now()
    and app.is_live_session(x.session_id, x.user_id, now())
$$;
create function app.my_staff_role() returns text
language sql stable security definer set search_path = '' as $$
  select s.role from app.staff s where s.user_id = app.my_staff_id()
$$;
revoke all on function app.my_staff_id(), app.my_staff_role() from public, anon, authenticated;

alter table app.staff enable row level security;
alter table app.staff_factors enable row level security;
alter table app.staff_recovery_codes enable row level security;
alter table app.staff_sessions enable row level security;
alter table app.audit_log enable row level security;
revoke all on app.staff, app.staff_factors, app.staff_recovery_codes, app.staff_sessions, app.audit_log
  from public, anon, authenticated;

grant usage on schema app to retour_staff;
grant execute on function app.my_staff_id(), app.my_staff_role() to retour_staff;
grant select on app.staff, app.audit_log to retour_staff;

create policy "staff see themselves, owners and auditors everybody" on app.staff for select to retour_staff
  using (user_id = (select app.my_staff_id()) or (select app.my_staff_role()) in ('owner', 'auditor'));
create policy "owners and auditors read what was done" on app.audit_log for select to retour_staff
  using ((select app.my_staff_role()) in ('owner', 'auditor'));

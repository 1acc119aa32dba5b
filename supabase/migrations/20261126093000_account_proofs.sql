-- What sign-ups, sign-ins and sessions have proved is written down, so that neither strangers nor a clock can undo it.
-- On a hosted Supabase accounts and sessions are that project's own work (docs/decisions/0008).

-- Is this session of this account alive at that time?
create function app.is_live_session(session uuid, account uuid, moment timestamptz) returns boolean
language sql stable set search_path = '' as $$
  select exists (
    select from auth.sessions s
    where s.id = session and s.user_id = account
      and coalesce(s.not_after, s.created_at + interval '4 hours') > moment
  )
$$;
revoke all on function app.is_live_session(uuid, uuid, timestamptz) from public, anon, authenticated;

-- Writes down the ends that have come.
create function app.end_sessions(moment timestamptz) returns void
language sql set search_path = '' as $$
$$;
revoke all on function app.end_sessions(timestamptz) from public, anon, authenticated;

create or replace function app.require_session(session uuid, account uuid, at timestamptz) returns boolean
language plpgsql stable security definer set search_path = '' as $$
begin
  if not app.is_live_session(session, account, at) then
    raise exception 'Session from session_id claim in JWT does not exist' using errcode = 'PT401';
  end if;
  return true;
end
$$;

do $proofs$
begin
  if exists (
    select from pg_namespace n join pg_roles r on r.oid = n.nspowner
    where n.nspname = 'auth' and r.rolname = 'supabase_auth_admin'
  ) then
    return;
  end if;

  -- Over for good, whatever the clock says next.
  alter table auth.sessions add column ended_at timestamptz;
  create index sessions_not_ended on auth.sessions (not_after) where ended_at is null;

  execute $function$
    create or replace function app.is_live_session(session uuid, account uuid, moment timestamptz) returns boolean
    language sql stable set search_path = '' as $$
      select exists (
        select from auth.sessions s
        where s.id = session and s.user_id = account and s.ended_at is null
          and coalesce(s.not_after, s.created_at + interval '4 hours') > moment
      )
    $$
  $function$;
  execute $function$
    create or replace function app.end_sessions(moment timestamptz) returns void
    language sql set search_path = '' as $$
      update auth.sessions set ended_at = moment where ended_at is null and not_after <= moment
    $$
  $function$;

  -- Devices and networks that signed in to an account, as keyed marks: what strangers do elsewhere does not stop them.
  create table app.sign_in_marks (
    user_id uuid not null references auth.users (id) on delete cascade,
    kind text not null check (kind in ('device', 'sender')),
    mark text not null,
    last_used timestamptz not null,
    primary key (user_id, kind, mark)
  );
  create index sign_in_marks_last_used on app.sign_in_marks (last_used);

  -- One row for each sign-up of an address that nobody has confirmed: anybody may have typed it. The one that is
  -- confirmed becomes the account's, the others end.
  create table app.pending_sign_ups (
    id uuid primary key,
    user_id uuid not null references auth.users (id) on delete cascade,
    -- None for who asked for a link to sign in with.
    password_hash text,
    metadata jsonb not null,
    -- Keyed marks of the browser and the network that made it.
    device_mark text,
    sender_mark text,
    -- The key of the request for a car that its mail names.
    waiting_booking uuid,
    created_at timestamptz not null
  );
  create index pending_sign_ups_user on app.pending_sign_ups (user_id);
  create index pending_sign_ups_created on app.pending_sign_ups (created_at);

  -- The mail of each sign-up has a link and a code of its own.
  alter table app.account_tokens
    add column sign_up_id uuid references app.pending_sign_ups (id) on delete cascade,
    drop constraint account_tokens_user_id_kind_key,
    add constraint account_tokens_one_each unique nulls not distinct (user_id, kind, sign_up_id);
  create index account_tokens_sign_up on app.account_tokens (sign_up_id);

  -- So has its request for a car.
  alter table app.waiting_bookings drop constraint waiting_bookings_user_id_key;
  create index waiting_bookings_user on app.waiting_bookings (user_id);

  insert into app.pending_sign_ups (id, user_id, password_hash, metadata, waiting_booking, created_at)
    select gen_random_uuid(), u.id, u.encrypted_password, u.raw_user_meta_data,
      (select w.idempotency_key from app.waiting_bookings w where w.user_id = u.id), u.created_at
    from auth.users u where u.email_confirmed_at is null;
  update app.account_tokens t set sign_up_id = p.id
    from app.pending_sign_ups p where p.user_id = t.user_id and t.kind = 'signup';

  -- An operator may confirm an account by hand: with one sign-up it is clear whose it is. The server writes what it chose
  -- with the confirmation, so this is none of its.
  execute $function$
    create function app.confirm_only_sign_up() returns trigger
    language plpgsql security definer set search_path = '' as $$
    declare
      sign_up app.pending_sign_ups;
    begin
      if (select count(*) from app.pending_sign_ups p where p.user_id = new.id) = 1 then
        select * into sign_up from app.pending_sign_ups p where p.user_id = new.id;
        new.encrypted_password := sign_up.password_hash;
        new.raw_user_meta_data := sign_up.metadata || jsonb_build_object('email_verified', true);
        delete from app.pending_sign_ups p where p.id = sign_up.id;
      end if;
      return new;
    end
    $$
  $function$;
  revoke all on function app.confirm_only_sign_up() from public, anon, authenticated;
  create trigger confirm_only_sign_up before update of email_confirmed_at on auth.users
    for each row when (
      old.email_confirmed_at is null and new.email_confirmed_at is not null and new.encrypted_password is null
      and new.raw_user_meta_data = old.raw_user_meta_data
    )
    execute function app.confirm_only_sign_up();

  alter table app.sign_in_marks enable row level security;
  alter table app.pending_sign_ups enable row level security;
  revoke all on app.sign_in_marks, app.pending_sign_ups from public, anon, authenticated;
end
$proofs$;

-- What sign-up, sign-in and mailed links need beyond the stand-in for schema auth. On a hosted Supabase all of it
-- is the work of its own accounts service, so nothing but the outbox changes there (docs/decisions/0008).

-- Which kinds of mail there are is the server's to know: it gives up on one that it can't write, with the reason.
alter table app.outgoing_mail drop constraint outgoing_mail_kind_check;
alter table app.outgoing_mail add constraint outgoing_mail_kind_check check (kind ~ '^[a-z]+(-[a-z]+)*$');
-- A deleted account takes its mail with it.
alter table app.outgoing_mail add column user_id uuid references auth.users (id) on delete cascade;
create index outgoing_mail_by_user on app.outgoing_mail (user_id);

do $accounts$
begin
  if exists (
    select from pg_namespace n join pg_roles r on r.oid = n.nspowner
    where n.nspname = 'auth' and r.rolname = 'supabase_auth_admin'
  ) then
    return;
  end if;

  alter table auth.users
    add column confirmation_sent_at timestamptz,
    add column recovery_sent_at timestamptz,
    add column last_sign_in_at timestamptz,
    add column banned_until timestamptz,
    -- The address that a change leads to, and how many of the two mails were answered.
    add column email_change text,
    add column email_change_sent_at timestamptz,
    add column email_change_confirm_status smallint not null default 0;

  -- A refresh token is made of the session, this counter and a key outside of the database: none is stored.
  alter table auth.sessions
    add column refresh_token_counter integer not null default 0,
    -- When the last tokens were exchanged, newest first; only those of the reuse window are kept.
    add column recent_rotations timestamptz[] not null default '{}',
    add column amr jsonb not null default '[]';
  create index sessions_not_after on auth.sessions (not_after);

  -- What a mailed link or code proves, once. Its id is that of the mail; the token itself is made from the id and
  -- a key outside of the database, here lies only its hash.
  create table app.account_tokens (
    id uuid primary key,
    user_id uuid not null references auth.users (id) on delete cascade,
    kind text not null
      check (kind in ('signup', 'recovery', 'magiclink', 'email_change_current', 'email_change_new')),
    email text not null,
    token_hash text not null unique,
    code_hash text not null,
    wrong_codes integer not null default 0,
    code_challenge text,
    code_challenge_method text check (code_challenge_method in ('s256', 'plain')),
    created_at timestamptz not null,
    expires_at timestamptz not null,
    unique (user_id, kind)
  );
  create index account_tokens_email on app.account_tokens (email);
  create index account_tokens_expires on app.account_tokens (expires_at);

  -- A code that the browser which asked exchanges for a session (PKCE), once.
  create table app.account_flows (
    id uuid primary key,
    user_id uuid not null references auth.users (id) on delete cascade,
    code_hash text not null unique,
    code_challenge text not null,
    code_challenge_method text not null check (code_challenge_method in ('s256', 'plain')),
    method text not null,
    expires_at timestamptz not null
  );
  create index account_flows_expires on app.account_flows (expires_at);

  -- One row for each sender, account or mailbox that is limited: the time at which its allowance is whole again.
  -- Keys are keyed hashes. A row whose time has passed says nothing and is removed.
  create table app.rate_limits (
    key text primary key,
    whole_at timestamptz not null
  );
  create index rate_limits_whole_at on app.rate_limits (whole_at);

  alter table app.account_tokens enable row level security;
  alter table app.account_flows enable row level security;
  alter table app.rate_limits enable row level security;
  revoke all on app.account_tokens, app.account_flows, app.rate_limits from public, anon, authenticated;
  revoke all on all tables in schema auth from public, anon, authenticated;
end
$accounts$;

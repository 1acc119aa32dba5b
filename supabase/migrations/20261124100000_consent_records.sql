-- Who agreed to news, or took it back: when, to which wording, and whether the address was proven to be theirs. The
-- record outlives the row that it came from, since consent has to be shown later (GDPR, article 7(1)). No news is sent
-- yet; a record of an address that is not proven allows none (double opt-in).
create table app.consent_records (
  id uuid primary key default gen_random_uuid(),
  created_at timestamptz not null default now(),
  email text not null check (email = lower(email) and char_length(email) between 1 and 254),
  purpose text not null check (purpose in ('news')),
  is_given boolean not null,
  text_version text not null,
  given_in text not null check (given_in in ('lead', 'settings')),
  is_address_proven boolean not null
);
create index consent_records_email_newest on app.consent_records (email, created_at desc);
alter table app.consent_records enable row level security;
revoke all on app.consent_records from public, anon, authenticated;

create function app.record_lead_consent() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  insert into app.consent_records (created_at, email, purpose, is_given, text_version, given_in, is_address_proven)
  values (new.consent_at, new.email, 'news', true, new.consent_text_version, 'lead', new.source = 'account');
  return null;
end
$$;
revoke all on function app.record_lead_consent() from public, anon, authenticated;

create trigger record_lead_consent after insert on public.leads
  for each row when (new.marketing_consent)
  execute function app.record_lead_consent();

create function app.record_settings_consent() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  current_settings_text constant text := 'settings-2026-11';
begin
  insert into app.consent_records (email, purpose, is_given, text_version, given_in, is_address_proven)
  select lower(u.email::text), 'news', coalesce((new.notification_preferences ->> 'promotionalEmails')::boolean, false),
    current_settings_text, 'settings', u.email_confirmed_at is not null
  from auth.users u where u.id = new.id and u.email is not null;
  return null;
end
$$;
revoke all on function app.record_settings_consent() from public, anon, authenticated;

create trigger record_settings_consent after update of notification_preferences on public.profiles
  for each row when (
    coalesce((new.notification_preferences ->> 'promotionalEmails')::boolean, false)
    is distinct from coalesce((old.notification_preferences ->> 'promotionalEmails')::boolean, false)
  )
  execute function app.record_settings_consent();

-- What was agreed to before this table.
insert into app.consent_records (created_at, email, purpose, is_given, text_version, given_in, is_address_proven)
  select consent_at, email, 'news', true, consent_text_version, 'lead', source = 'account'
  from public.leads where marketing_consent;

-- One row for each account, made with it. The address is a copy that only the account's own change updates.
create table public.profiles (
  id uuid primary key references auth.users (id) on delete cascade,
  email text,
  phone text
    check (length(phone) <= 40)
    check (phone !~ '[\u0001-\u001F\u007F-\u009F\u2028\u2029]'),
  country text check (length(country) <= 100),
  preferred_currency text not null default 'EUR'
    check (preferred_currency in ('EUR', 'USD', 'GBP', 'JPY', 'CNY', 'CAD', 'AUD', 'CHF', 'SGD')),
  notification_preferences jsonb not null
    default '{"emailNotifications": false, "refundUpdates": false, "promotionalEmails": false}'
    constraint profiles_notification_preferences_shape check (
      jsonb_typeof(notification_preferences) = 'object'
      and notification_preferences - array['emailNotifications', 'refundUpdates', 'promotionalEmails'] = '{}'
      and coalesce(jsonb_typeof(notification_preferences -> 'emailNotifications'), 'boolean') = 'boolean'
      and coalesce(jsonb_typeof(notification_preferences -> 'refundUpdates'), 'boolean') = 'boolean'
      and coalesce(jsonb_typeof(notification_preferences -> 'promotionalEmails'), 'boolean') = 'boolean'
    ),
  updated_at timestamptz not null default now()
);

create trigger touch_updated_at before update on public.profiles
  for each row execute function app.touch_updated_at();

-- Must never raise: an error here would refuse the registration itself.
create function app.handle_new_user() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  insert into public.profiles (id, email) values (new.id, lower(new.email::text)) on conflict (id) do nothing;
  return null;
exception when others then
  raise warning 'no profile for a new account: %', sqlerrm;
  return null;
end
$$;
revoke all on function app.handle_new_user() from public, anon, authenticated;

create function app.handle_changed_email() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  update public.profiles set email = lower(new.email::text) where id = new.id;
  return null;
exception when others then
  raise warning 'the profile kept its old address: %', sqlerrm;
  return null;
end
$$;
revoke all on function app.handle_changed_email() from public, anon, authenticated;

create trigger retour_new_user after insert on auth.users
  for each row execute function app.handle_new_user();
create trigger retour_changed_email after update of email on auth.users
  for each row when (new.email is distinct from old.email) execute function app.handle_changed_email();

-- Accounts that are older than this table.
insert into public.profiles (id, email) select id, lower(email::text) from auth.users on conflict (id) do nothing;

alter table public.profiles enable row level security;
revoke all on public.profiles from public, anon, authenticated;
grant select on public.profiles to authenticated;
grant update (phone, country, preferred_currency, notification_preferences, updated_at)
  on public.profiles to authenticated;
grant all on public.profiles to service_role;

create policy "accounts read their own" on public.profiles for select to authenticated
  using (id = (select auth.uid()));
create policy "accounts change their own" on public.profiles for update to authenticated
  using (id = (select auth.uid())) with check (id = (select auth.uid()));

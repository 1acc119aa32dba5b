-- Reminders of a trip's days by mail, with or without an account. Who typed the address may be anybody: until its owner has
-- pressed the button behind the link of one mail, nothing else is sent there, and after two days the address is gone.
create table app.reminder_subscriptions (
  -- Random, chosen by the device, which changes and ends its reminders by it.
  id uuid primary key,
  email text not null check (email = lower(email) and char_length(email) between 3 and 254),
  created_at timestamptz not null default now(),
  confirmed_at timestamptz
);
create index reminder_subscriptions_by_email on app.reminder_subscriptions (email);

create table app.trip_reminders (
  subscription_id uuid not null references app.reminder_subscriptions (id) on delete cascade,
  -- What the device calls the day; it stays while the day moves.
  name text not null check (char_length(name) between 1 and 200),
  kind text not null check (kind ~ '^[a-z0-9-]{1,40}$'),
  shop text not null check (char_length(shop) <= 80),
  due_on date not null,
  send_at timestamptz not null,
  mailed_at timestamptz,
  primary key (subscription_id, name, due_on)
);
create index trip_reminders_waiting on app.trip_reminders (send_at) where mailed_at is null;

alter table app.reminder_subscriptions enable row level security;
alter table app.trip_reminders enable row level security;
revoke all on app.reminder_subscriptions, app.trip_reminders from public, anon, authenticated;

-- A mail that has left stays in the counts of its mailbox when its reminders end.
alter table app.outgoing_mail
  add column subscription_id uuid references app.reminder_subscriptions (id) on delete set null;
create index outgoing_mail_by_subscription on app.outgoing_mail (subscription_id);

-- The reminders that a device wants to an address, all of them: those of before are replaced, but for what has been mailed.
-- None ends them. The first time, and on each further call until the address is confirmed, a mail asks its owner: one in
-- 60 seconds, five a day and mailbox, and the caller is not told when there is none.
--
-- Gives 'none', 'asked' or 'confirmed'. Days that have passed are left out. Refuses what is malformed with class 22 or 23.
create function public.set_trip_reminders(subscription uuid, address text, reminders jsonb) returns text
language plpgsql security definer set search_path = '' as $$
declare
  wanted text := lower(btrim(address));
  known app.reminder_subscriptions;
  to_mailbox integer;
begin
  if jsonb_typeof(reminders) is distinct from 'array' or jsonb_array_length(reminders) > 100 then
    raise exception 'Send a list of at most 100 reminders' using errcode = '22023';
  end if;
  perform pg_advisory_xact_lock(hashtextextended('reminders:' || subscription, 0));
  select * into known from app.reminder_subscriptions s where s.id = subscription;
  -- Another address is another subscription, to be confirmed anew.
  if known.id is not null and (known.email is distinct from wanted or jsonb_array_length(reminders) = 0) then
    delete from app.outgoing_mail m where m.subscription_id = known.id and m.state in ('waiting', 'held', 'queued');
    delete from app.reminder_subscriptions s where s.id = known.id;
    known := null;
  end if;
  if jsonb_array_length(reminders) = 0 then
    return 'none';
  end if;
  if known.id is null then
    insert into app.reminder_subscriptions (id, email) values (subscription, wanted) returning * into known;
  end if;

  delete from app.trip_reminders r where r.subscription_id = known.id and r.mailed_at is null;
  insert into app.trip_reminders (subscription_id, name, kind, shop, due_on, send_at)
    select known.id, r.name, r.kind, r.shop, r.due_on, r.send_at
    from jsonb_to_recordset(reminders) as r (name text, kind text, shop text, due_on date, send_at timestamptz)
    -- A day without its time is refused, by the column.
    where coalesce(r.send_at between now() and now() + interval '6 years', true)
    on conflict (subscription_id, name, due_on) do nothing;

  if known.confirmed_at is not null then
    return 'confirmed';
  end if;
  perform pg_advisory_xact_lock(hashtextextended('mailbox:' || app.mailbox_of(wanted), 0));
  select count(*) into to_mailbox from app.outgoing_mail m
    where m.mailbox = app.mailbox_of(wanted) and m.kind = 'confirm-reminders' and m.created_at > now() - interval '1 day';
  if to_mailbox < 5 and not exists (
    select from app.outgoing_mail m where m.mailbox = app.mailbox_of(wanted) and m.kind = 'confirm-reminders'
      and m.created_at > now() - interval '60 seconds'
  ) then
    insert into app.outgoing_mail (kind, recipient, subscription_id, payload, expires_at)
      values ('confirm-reminders', wanted, known.id, jsonb_build_object('subscription', known.id), now() + interval '1 day');
  end if;
  return 'asked';
end
$$;
revoke all on function public.set_trip_reminders(uuid, text, jsonb) from public, anon, authenticated;
grant execute on function public.set_trip_reminders(uuid, text, jsonb) to anon, authenticated;

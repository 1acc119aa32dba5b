-- What the link of a mail names is chosen here and lasts as long as the address: a device that takes another address under
-- its own mark must not be able to confirm it by the link that was mailed to the first one.
alter table app.reminder_subscriptions add column link_key uuid;
update app.reminder_subscriptions set link_key = id;
alter table app.reminder_subscriptions
  alter column link_key set not null,
  alter column link_key set default gen_random_uuid(),
  add constraint reminder_subscriptions_link_key unique (link_key);

-- A device that moves the days of its reminders cannot know whether they were confirmed or ended meanwhile, by the link of
-- a mail on another device. So a call without an address changes what there is, begins nothing and causes no mail: 'none'
-- then says that they have ended.
--
-- With an address all is as before: the reminders that a device wants there replace those of before, but for what has been
-- mailed; none ends them. The first time, and on each further such call until the address is confirmed, a mail asks its
-- owner: one in 60 seconds, five a day and mailbox, and the caller is not told when there is none.
--
-- Gives 'none', 'asked' or 'confirmed'. Days that have passed are left out. Refuses what is malformed with class 22 or 23.
create or replace function public.set_trip_reminders(subscription uuid, address text, reminders jsonb) returns text
language plpgsql security definer set search_path = '' as $$
declare
  wanted text := lower(btrim(address));
  is_change boolean := wanted = '';
  known app.reminder_subscriptions;
  to_mailbox integer;
begin
  if jsonb_typeof(reminders) is distinct from 'array' or jsonb_array_length(reminders) > 100 then
    raise exception 'Send a list of at most 100 reminders' using errcode = '22023';
  end if;
  perform pg_advisory_xact_lock(hashtextextended('reminders:' || subscription, 0));
  select * into known from app.reminder_subscriptions s where s.id = subscription;
  -- Another address is another subscription, to be confirmed anew.
  if known.id is not null and not is_change
    and (known.email is distinct from wanted or jsonb_array_length(reminders) = 0) then
    delete from app.outgoing_mail m where m.subscription_id = known.id and m.state in ('waiting', 'held', 'queued');
    delete from app.reminder_subscriptions s where s.id = known.id;
    known := null;
  end if;
  if known.id is null and (is_change or jsonb_array_length(reminders) = 0) then
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
  if is_change then
    return 'asked';
  end if;
  perform pg_advisory_xact_lock(hashtextextended('mailbox:' || app.mailbox_of(wanted), 0));
  select count(*) into to_mailbox from app.outgoing_mail m
    where m.mailbox = app.mailbox_of(wanted) and m.kind = 'confirm-reminders' and m.created_at > now() - interval '1 day';
  if to_mailbox < 5 and not exists (
    select from app.outgoing_mail m where m.mailbox = app.mailbox_of(wanted) and m.kind = 'confirm-reminders'
      and m.created_at > now() - interval '60 seconds'
  ) then
    insert into app.outgoing_mail (kind, recipient, subscription_id, payload, expires_at)
      values ('confirm-reminders', wanted, known.id, jsonb_build_object('subscription', known.link_key), now() + interval '1 day');
  end if;
  return 'asked';
end
$$;

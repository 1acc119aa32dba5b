-- How much mail may leave, and what happens beyond. Nobody may fill a mailbox, and nobody may use up what is there for all:
-- beyond a day's number mails that strangers can cause go out slower, while the operator's mail and the mails of a
-- confirmed account about itself go first and always. Held is what one mailbox has too much of (docs/ceilings.md).

-- One form of a mailbox for everything that counts: "+tag", dots and quotes of the local part, case, full-width letters,
-- invisible characters and the domain's last dot make no other one. It never addresses anybody. auth/email-address.ts
-- says the same, and a test compares the two.
create function app.mailbox_of(address text) returns text
language sql immutable strict parallel safe set search_path = '' as $$
  select case when name = '' then replace(local_part, '.', '') else name end || '@'
      || case domain when 'googlemail.com' then 'gmail.com' else domain end
  from (select lower(replace(normalize(regexp_replace(normalize(address, nfkc),
      '[\u0001-\u0020"\\\u007F-\u00A0\u00AD\u034F\u061C\u115F\u1160\u1680\u17B4\u17B5\u180B-\u180F\u2000-\u200F\u2028-\u202F\u205F-\u206F\u3000\u3164\uFE00-\uFE0F\uFEFF\uFFA0\uFFF0-\uFFF8\U0001BCA0-\U0001BCA3\U0001D173-\U0001D17A\U000E0000-\U000E0FFF]',
      '', 'g'), nfkc), U&'\3002', '.') collate "C") as plain) as cleaned,
    lateral (select coalesce(substring(plain from '^(.*)@'), '') as local_part,
      rtrim(substring(plain from '[^@]*$'), '.') as domain) as parts,
    lateral (select replace(split_part(local_part, '+', 1), '.', '') as name) as named
$$;
revoke all on function app.mailbox_of(text) from public, anon, authenticated;

alter table app.outgoing_mail
  add column mailbox text generated always as (app.mailbox_of(recipient)) stored,
  -- It leaves no sooner; null = at once.
  add column send_after timestamptz,
  -- What people wait for goes ahead of what can wait.
  add column priority smallint not null default 0,
  -- For the person who looks at held mail.
  add column held_because text;
update app.outgoing_mail set held_because = 'a ceiling of before' where state = 'held';
-- What is held reaches nobody and takes nothing of a mailbox's number.
create index outgoing_mail_by_mailbox on app.outgoing_mail (mailbox, created_at) where state <> 'held';
create index outgoing_mail_paced on app.outgoing_mail (kind, send_after) where send_after is not null;
drop index app.outgoing_mail_waiting;
create index outgoing_mail_waiting on app.outgoing_mail (priority desc, created_at) where state = 'waiting';
drop index app.outgoing_mail_by_day;

-- How many mails of a kind were written on a day (UTC), in parts so that writers rarely wait for each other.
create table app.mail_tallies (
  day date not null,
  kind text not null,
  part smallint not null,
  made integer not null,
  primary key (day, kind, part)
);
-- A day's number that was passed, and whether the log says so.
create table app.mail_crossings (
  day date not null,
  kind text not null,
  is_told boolean not null default false,
  primary key (day, kind)
);
alter table app.mail_tallies enable row level security;
alter table app.mail_crossings enable row level security;
revoke all on app.mail_tallies, app.mail_crossings from public, anon, authenticated;

create function app.mails_a_day(kind text) returns integer
language sql immutable set search_path = '' as $$
  select case kind when 'refund-guide' then 20000 when 'booking-guest' then 2000 else 10000 end
$$;
revoke all on function app.mails_a_day(text) from public, anon, authenticated;

-- Decides on a mail that is to leave: at once, later, or held.
create function app.admit_mail() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  today constant date := (now() at time zone 'utc')::date;
  midnight constant timestamptz := today::timestamp at time zone 'utc';
  mailbox_ceiling constant integer := 20;
  bookings_ceiling constant integer := 10;
  tally_part constant smallint := pg_backend_pid() % 64;
  made_today integer;
  to_mailbox integer;
  bookings_to_mailbox integer;
  next_slot timestamptz;
begin
  -- Senders and mailboxes have limits of their own for these; no number that strangers can use up stands in their way.
  if new.kind = 'booking-operator' or (
    new.kind in ('reset-password', 'sign-in-link', 'change-email', 'password-changed')
    and exists (select from auth.users u where u.id = new.user_id and u.email_confirmed_at is not null)
  ) then
    new.priority := 2;
    return new;
  end if;
  new.priority := case new.kind when 'refund-guide' then 0 else 1 end;

  -- Before the mailbox is locked: who has that lock waits for nobody.
  insert into app.mail_tallies as t (day, kind, part, made) values (today, new.kind, tally_part, 1)
    on conflict (day, kind, part) do update set made = t.made + 1;
  select sum(made) into made_today from app.mail_tallies where day = today and kind = new.kind;
  if made_today > app.mails_a_day(new.kind) then
    insert into app.mail_crossings (day, kind) values (today, new.kind) on conflict do nothing;
  end if;

  perform pg_advisory_xact_lock(hashtextextended('mailbox:' || app.mailbox_of(new.recipient), 0));
  select count(*), count(*) filter (where kind = 'booking-guest') into to_mailbox, bookings_to_mailbox
  from (
    select kind from app.outgoing_mail
    where mailbox = app.mailbox_of(new.recipient) and created_at >= midnight and state <> 'held'
    limit mailbox_ceiling
  ) as mails;
  if to_mailbox >= mailbox_ceiling then
    new.held_because := format('the mailbox had %s mails that day', mailbox_ceiling);
  elsif new.kind = 'booking-guest' and bookings_to_mailbox >= bookings_ceiling then
    new.held_because := format('the mailbox had %s mails about rides that day', bookings_ceiling);
  end if;
  if new.held_because is not null then
    new.state := 'held';
    -- What does not leave takes nobody's place.
    update app.mail_tallies set made = made - 1 where day = today and kind = new.kind and part = tally_part;
    return new;
  end if;

  if made_today <= app.mails_a_day(new.kind) then
    return new;
  end if;
  -- One behind the other at the pace of the day's number, beginning now.
  select greatest(max(send_after), now()) + interval '1 day' / app.mails_a_day(new.kind) into next_slot
    from app.outgoing_mail where kind = new.kind and send_after is not null;
  if next_slot < new.expires_at then
    new.send_after := greatest(new.send_after, next_slot);
  else
    new.state := 'held';
    new.held_because := 'it would have expired before its turn';
  end if;
  return new;
end
$$;
revoke all on function app.admit_mail() from public, anon, authenticated;

create trigger admit_mail before insert on app.outgoing_mail
  for each row when (new.state = 'waiting')
  execute function app.admit_mail();

-- As before (leads_that_waited), but one guide for each mailbox and day however its address is written, and without room on
-- the disk there is neither lead nor guide.
create or replace function app.queue_guide_mail() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  today date := (now() at time zone 'utc')::date;
  once text := 'refund-guide:' || today || ':' || app.mailbox_of(new.email);
begin
  -- A guide that is not written again is not counted again.
  if exists (select from app.outgoing_mail where dedup_key = once) then
    return null;
  end if;
  insert into app.outgoing_mail (kind, recipient, payload, lead_id, dedup_key, expires_at)
  values (
    'refund-guide',
    new.email,
    jsonb_build_object(
      'fullName', new.full_name,
      'purchaseAmount', new.purchase_amount::text,
      'vatAmount', new.vat_amount::text,
      'refundAmount', new.refund_amount::text,
      'isEligible', new.is_eligible,
      'currency', new.currency,
      'country', new.country,
      'rulesEdition', (select r.edition from app.vat_rules r where r.country = new.country),
      'calculatedOn', new.calculated_on
    ),
    new.id,
    once,
    now() + interval '3 days'
  )
  on conflict (dedup_key) do nothing;
  return null;
exception
-- A full disk refuses both: the lead waits on its device, and its guide is not forgotten.
when insufficient_resources then
  raise;
when others then
  -- The lead is what was asked for; its guide must not be what refuses it.
  raise warning 'no guide mail for lead %: % (%)', new.id, sqlerrm, sqlstate;
  return null;
end
$$;
revoke all on function app.queue_guide_mail() from public, anon, authenticated;

-- As before (booking_flight_number); how many may leave is decided where they are written down.
create or replace function app.queue_booking_mails() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  instant constant text := 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"';
  details jsonb := jsonb_build_object(
    'id', new.id,
    'idempotencyKey', new.idempotency_key,
    'createdAt', to_char(new.created_at at time zone 'utc', instant),
    'isFromAccount', new.user_id is not null,
    'fullName', new.full_name,
    'email', new.email,
    'phone', new.phone,
    'pickupAt', to_char(new.pickup_date at time zone 'utc', instant),
    'pickupLocation', new.pickup_location,
    'dropoffLocation', new.dropoff_location,
    'vehicle', new.vehicle_type,
    'passengerCount', new.passenger_count,
    'specialRequests', new.special_requests,
    'flightNumber', new.flight_number,
    'city', new.city,
    'country', new.country
  );
begin
  -- An address of less than three characters is none; the operator still has a phone number.
  insert into app.outgoing_mail (kind, recipient, payload, booking_id, dedup_key, expires_at)
  select 'booking-guest', new.email, details, new.id, 'booking-guest:' || new.id, now() + interval '3 days'
  where char_length(new.email) >= 3;
  insert into app.outgoing_mail (kind, payload, booking_id, dedup_key, expires_at)
  values ('booking-operator', details, new.id, 'booking-operator:' || new.id, now() + interval '7 days');
  return null;
end
$$;
revoke all on function app.queue_booking_mails() from public, anon, authenticated;

-- The day that is under way: what was written counts, and guides are found under the new form of their mailbox.
insert into app.mail_tallies (day, kind, part, made)
  select (now() at time zone 'utc')::date, kind, -1, count(*) from app.outgoing_mail
  where created_at >= date_trunc('day', now() at time zone 'utc') at time zone 'utc' and state <> 'held'
  group by kind;
update app.outgoing_mail set dedup_key = 'refund-guide:' || id
  where kind = 'refund-guide' and dedup_key like 'refund-guide:' || (now() at time zone 'utc')::date || ':%';
update app.outgoing_mail set dedup_key = 'refund-guide:' || (now() at time zone 'utc')::date || ':' || mailbox
  where id in (
    select distinct on (mailbox) id from app.outgoing_mail
    where kind = 'refund-guide' and dedup_key = 'refund-guide:' || id
    order by mailbox, created_at
  );

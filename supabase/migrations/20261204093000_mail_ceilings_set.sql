-- How many mails of a kind may leave on a day (UTC) can be chosen: the server writes what its settings say, the owner of a hosted
-- project what they choose by hand, and where neither says anything the usual number holds (docs/ceilings.md).

-- Rows are choices alone, so that a restored backup brings them and meets none.
create table app.mail_ceilings (
  kind text primary key,
  by_hand integer check (by_hand between 1 and 1000000),
  -- Written at each start of a server that sends mail, null where it names no setting; it goes before what was chosen by hand.
  by_setting integer check (by_setting between 1 and 1000000)
);
alter table app.mail_ceilings enable row level security;
revoke all on app.mail_ceilings from public, anon, authenticated;

create or replace function app.mails_a_day(kind text) returns integer
language sql stable set search_path = '' as $$
  select coalesce(
    (select coalesce(c.by_setting, c.by_hand) from app.mail_ceilings c where c.kind = $1),
    case $1 when 'refund-guide' then 20000 when 'booking-guest' then 2000 else 10000 end)
$$;

-- Of each day and kind: that four fifths of the number were used, that it was passed, and whether the log says so.
alter table app.mail_crossings
  add column percent smallint not null default 100,
  drop constraint mail_crossings_pkey,
  add primary key (day, kind, percent);
alter table app.mail_crossings alter column percent drop default;

-- As before (mail_ceilings), but the day's number is the one of the table, and four fifths of it are noted too.
create or replace function app.admit_mail() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  today constant date := (now() at time zone 'utc')::date;
  midnight constant timestamptz := today::timestamp at time zone 'utc';
  mailbox_ceiling constant integer := 20;
  bookings_ceiling constant integer := 10;
  tally_part constant smallint := pg_backend_pid() % 64;
  a_day integer;
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
  a_day := app.mails_a_day(new.kind);
  if made_today * 5::bigint >= a_day * 4::bigint then
    insert into app.mail_crossings (day, kind, percent) values (today, new.kind, 80) on conflict do nothing;
  end if;
  if made_today > a_day then
    insert into app.mail_crossings (day, kind, percent) values (today, new.kind, 100) on conflict do nothing;
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

  if made_today <= a_day then
    return new;
  end if;
  -- One behind the other at the pace of the day's number, beginning now.
  select greatest(max(send_after), now()) + interval '1 day' / a_day into next_slot
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

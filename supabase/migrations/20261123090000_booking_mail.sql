-- The two mails of a booking: one says to the guest what was asked for, one brings the request to the operator.
-- Written by a trigger, since on a hosted Supabase a row arrives without our server (docs/decisions/0005).

-- The operator's address is a setting of the server, so it is filled in when the mail is sent. Without one such a
-- mail ends as not wanted.
alter table app.outgoing_mail alter column recipient drop not null;
alter table app.outgoing_mail add constraint outgoing_mail_recipient_known
  check (recipient is not null or kind = 'booking-operator');
alter table app.outgoing_mail drop constraint outgoing_mail_state_check;
alter table app.outgoing_mail add constraint outgoing_mail_state_check
  check (state in ('waiting', 'held', 'queued', 'sending', 'sent', 'expired', 'dead', 'unwanted'));

-- A deleted booking takes its mails with it, and has at most one of each kind.
alter table app.outgoing_mail add column booking_id uuid references public.bookings (id) on delete cascade;
create unique index outgoing_mail_by_booking on app.outgoing_mail (booking_id, kind);

-- Bookings may come from anyone under any address: an address gets ten such mails a day (UTC), and beyond 2,000
-- bookings a day their mails are held for a person to look at. A fault here refuses the booking: nobody would ever
-- learn of one without its mail, and whoever asked can ask again.
create function app.queue_booking_mails() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  today timestamptz := date_trunc('day', now() at time zone 'utc') at time zone 'utc';
  instant constant text := 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"';
  made_today integer;
  sent_to_guest integer;
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
    'city', new.city,
    'country', new.country
  );
begin
  select count(*), count(*) filter (where recipient = new.email) into made_today, sent_to_guest
  from (
    select recipient from app.outgoing_mail
    where kind = 'booking-guest' and created_at >= today
    limit 2000
  ) as mails;
  -- An address of less than three characters is none; the operator still has a phone number.
  insert into app.outgoing_mail (kind, recipient, payload, booking_id, dedup_key, state, expires_at)
  select 'booking-guest', new.email, details, new.id, 'booking-guest:' || new.id,
    case when made_today >= 2000 or sent_to_guest >= 10 then 'held' else 'waiting' end,
    now() + interval '3 days'
  where char_length(new.email) >= 3;
  insert into app.outgoing_mail (kind, payload, booking_id, dedup_key, state, expires_at)
  values ('booking-operator', details, new.id, 'booking-operator:' || new.id,
    case when made_today >= 2000 then 'held' else 'waiting' end,
    now() + interval '7 days');
  return null;
end
$$;
revoke all on function app.queue_booking_mails() from public, anon, authenticated;

create trigger queue_booking_mails after insert on public.bookings
  for each row execute function app.queue_booking_mails();

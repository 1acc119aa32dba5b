-- The flight that an airport pickup waits for, optional: "AF 1234".
alter table public.bookings add column flight_number text
  check (flight_number ~ '^([A-Z]{3}|[A-Z][A-Z0-9]|[0-9][A-Z]) [0-9]{1,4}[A-Z]?$');
comment on column public.bookings.flight_number is 'airline and number as on the ticket, for pickups at an airport';
grant insert (flight_number) on public.bookings to anon, authenticated;

-- As before (booking_mail), with the flight.
create or replace function app.queue_booking_mails() returns trigger
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
    'flightNumber', new.flight_number,
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

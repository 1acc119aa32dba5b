-- Each move that concerns the customer writes one mail, in the transaction of the move: neither is there without the other.
-- A booking still has at most one of its own two mails; a ride has one for each such move.
drop index app.outgoing_mail_by_booking;
create unique index outgoing_mail_by_booking on app.outgoing_mail (booking_id, kind)
  where kind in ('booking-guest', 'booking-operator');
create index outgoing_mail_of_booking on app.outgoing_mail (booking_id);

create function app.queue_ride_mail() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  instant constant text := 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"';
  b public.bookings;
begin
  select * into b from public.bookings where id = new.booking_id;
  -- Who sits in the car knows it.
  if new.move in ('board', 'finish') or char_length(b.email) < 3 then
    return null;
  end if;
  insert into app.outgoing_mail (kind, recipient, payload, booking_id, dedup_key, expires_at)
  values ('ride-moved', b.email, jsonb_build_object(
      'id', b.id,
      'idempotencyKey', b.idempotency_key,
      'createdAt', to_char(b.created_at at time zone 'utc', instant),
      'isFromAccount', b.user_id is not null,
      'fullName', b.full_name,
      'email', b.email,
      'phone', b.phone,
      'pickupAt', to_char(b.pickup_date at time zone 'utc', instant),
      'pickupLocation', b.pickup_location,
      'dropoffLocation', b.dropoff_location,
      'vehicle', b.vehicle_type,
      'passengerCount', b.passenger_count,
      'specialRequests', b.special_requests,
      'flightNumber', b.flight_number,
      'city', b.city,
      'country', b.country,
      'ride', jsonb_build_object(
        'move', new.move,
        'state', new.state,
        'version', new.version,
        'movedAt', to_char(new.moved_at at time zone 'utc', instant),
        'quote', case when new.price_minor is not null then jsonb_build_object(
          'priceMinor', new.price_minor,
          'currency', new.currency,
          'validUntil', to_char(new.valid_until at time zone 'utc', instant),
          'note', new.quote_note,
          'freeUntil', to_char(new.free_until at time zone 'utc', instant),
          'lateFeeMinor', new.late_fee_minor) end,
        'driver', case when new.driver_name is not null then jsonb_build_object(
          'name', new.driver_name,
          'car', new.driver_car,
          'plate', new.driver_plate,
          'phone', new.driver_phone) end,
        'cancellation', case when new.cancelled_for is not null then jsonb_build_object(
          'by', new.cancelled_for,
          'feeMinor', new.cancel_fee_minor) end)),
    b.id, 'ride:' || b.id || ':' || new.version, now() + interval '3 days');
  return null;
end
$$;
revoke all on function app.queue_ride_mail() from public, anon, authenticated;
create trigger queue_ride_mail after update on app.rides
  for each row execute function app.queue_ride_mail();

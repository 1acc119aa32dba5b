-- A customer asks for another time once until the desk has answered, and five times a ride: more is a word by phone. Runs after
-- check_ride. A test compares the number with packages/domain/src/rides/ride.ts.
create function app.check_ride_asks() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if old.asked_pickup_at is not null then
    raise exception 'Another time is asked for already.' using errcode = 'check_violation';
  end if;
  if (select count(*) from app.ride_moves m where m.booking_id = new.booking_id and m.move = 'ask-change') >= 5 then
    raise exception 'Another time was asked for five times.' using errcode = 'check_violation';
  end if;
  return new;
end
$$;
revoke all on function app.check_ride_asks() from public, anon, authenticated;
create trigger check_ride_asks before update on app.rides
  for each row when (new.move = 'ask-change') execute function app.check_ride_asks();

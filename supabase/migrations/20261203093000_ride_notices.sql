-- What changes of a ride is said at once to who listens, so that it is seen on other screens: the booking's id, and nothing
-- else, on the channel retour_rides. It goes out with the commit of the move, to every process of the server.
create function app.notify_ride() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform pg_catalog.pg_notify('retour_rides', coalesce(new.booking_id, old.booking_id)::text);
  return null;
end
$$;
revoke all on function app.notify_ride() from public, anon, authenticated;
create trigger notify_ride after insert or update or delete on app.rides
  for each row execute function app.notify_ride();

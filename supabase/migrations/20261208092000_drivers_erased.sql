-- An owner erases a driver. Rides that were driven keep what their customers were told of who came, until the ride itself is
-- erased; the id in them then points at nothing, as that of a staff member who has left does.
alter table app.rides drop constraint rides_driver_id_fkey;

create or replace function app.check_ride_driver() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  driver app.drivers;
begin
  if new.move <> 'confirm' and new.driver_id is distinct from old.driver_id then
    raise exception 'The move % does not change that.', new.move using errcode = 'check_violation';
  end if;
  if new.move = 'confirm' and new.driver_id is not null then
    -- Held until the confirmation stands: who erases the driver meanwhile finds this ride.
    select * into driver from app.drivers d where d.id = new.driver_id for key share;
    if not found or not driver.is_free or exists (
      select from public.bookings b where b.id = new.booking_id and app.ended_paper(driver, b.pickup_date) is not null) then
      raise exception 'This driver cannot be sent.' using errcode = 'check_violation';
    end if;
  end if;
  if new.mover = 'driver' and (new.driver_id is null or new.moved_by is distinct from new.driver_id) then
    raise exception 'Only the driver of a ride moves it as its driver.' using errcode = 'check_violation';
  end if;
  return new;
end
$$;

-- Erases a driver for an owner. Gives 'done'; 'not-yours' for every other role; 'unknown'; 'drives' while a ride waits for them
-- or is under way. Its line of the audit log is written with it.
create function app.erase_driver(wanted uuid, from_where text) returns text
language plpgsql security definer set search_path = '' as $$
declare
  driver app.drivers;
begin
  if app.my_staff_role() is distinct from 'owner' then
    return 'not-yours';
  end if;
  select * into driver from app.drivers d where d.id = wanted for update;
  if not found then
    return 'unknown';
  end if;
  if exists (select from app.rides r
    where r.driver_id = wanted and r.state in ('confirmed', 'on-the-way', 'at-pickup', 'on-board')) then
    return 'drives';
  end if;
  delete from app.drivers d where d.id = wanted;
  insert into app.audit_log (actor_kind, actor_id, action, subject_id, before, from_where)
  values ('staff', app.my_staff_id(), 'driver.erase', wanted, jsonb_build_object('version', driver.version), from_where);
  return 'done';
end
$$;
revoke all on function app.erase_driver(uuid, text) from public, anon, authenticated;
grant execute on function app.erase_driver(uuid, text) to retour_staff;

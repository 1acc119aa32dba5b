-- Who drives: one's own drivers and those of partners, with car, languages and the papers that run out. A ride may name one of
-- them, or a driver who is not in the list.
create table app.drivers (
  id uuid primary key default gen_random_uuid(),
  -- Grows by one with each change: who changes an older one is told.
  version integer not null default 1,
  name text not null check (length(name) between 1 and 80),
  -- The company that sends the driver; null = our own.
  partner text check (length(partner) between 1 and 80),
  phone text not null check (length(phone) between 1 and 40),
  car text not null check (length(car) between 1 and 80),
  plate text not null check (length(plate) between 1 and 20),
  vehicle text not null check (vehicle in ('sedan', 'van', 'suv')),
  seats integer not null check (seats between 1 and 20),
  -- ISO 639-1.
  languages text[] not null default '{}' check (cardinality(languages) <= 12 and array_to_string(languages, ',', '?') ~ '^([a-z]{2}(,[a-z]{2})*)?$'),
  -- Takes rides for now.
  is_free boolean not null default true,
  -- The last days (in the EU's time zones, so a ride is judged by the day of its pickup in Paris); null = not known.
  licence_ends_on date,
  permit_ends_on date,
  insurance_ends_on date,
  -- A new number ends the links that were handed out before.
  link_version integer not null default 1,
  changed_from text not null check (length(changed_from) between 1 and 64)
);

create function app.check_driver() returns trigger
language plpgsql set search_path = '' as $$
begin
  if tg_op = 'INSERT' and new.version <> 1
    or tg_op = 'UPDATE' and (new.id <> old.id or new.version <> old.version + 1 or new.link_version < old.link_version) then
    raise exception 'A driver changes by one version.' using errcode = 'check_violation';
  end if;
  return new;
end
$$;

-- What the audit log keeps of a driver: no name and no phone.
create function app.driver_facts(driver app.drivers) returns jsonb
language sql immutable set search_path = '' as $$
  select jsonb_build_object('version', driver.version, 'plate', driver.plate, 'vehicle', driver.vehicle, 'seats', driver.seats,
    'isFree', driver.is_free, 'licenceEndsOn', driver.licence_ends_on, 'permitEndsOn', driver.permit_ends_on,
    'insuranceEndsOn', driver.insurance_ends_on, 'linkVersion', driver.link_version)
$$;

create function app.record_driver() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  author uuid := app.my_staff_id();
begin
  insert into app.audit_log (at, actor_kind, actor_id, action, subject_id, before, after, from_where)
  values (now(), case when author is null then 'operator' else 'staff' end, author,
    case when tg_op = 'INSERT' then 'driver.add' else 'driver.change' end, new.id,
    case when tg_op = 'UPDATE' then app.driver_facts(old) end, app.driver_facts(new), new.changed_from);
  return null;
end
$$;
revoke all on function app.check_driver(), app.driver_facts(app.drivers), app.record_driver() from public, anon, authenticated;
create trigger check_driver before insert or update on app.drivers
  for each row execute function app.check_driver();
create trigger record_driver after insert or update on app.drivers
  for each row execute function app.record_driver();

-- The first paper of a driver that has ended by the day of a pickup; null when none has.
create function app.ended_paper(driver app.drivers, pickup timestamptz) returns text
language sql stable set search_path = '' as $$
  select paper.name
  from (values ('licence', driver.licence_ends_on), ('permit', driver.permit_ends_on), ('insurance', driver.insurance_ends_on))
    as paper (name, ends_on)
  where paper.ends_on < (pickup at time zone 'Europe/Paris')::date
  limit 1
$$;
revoke all on function app.ended_paper(app.drivers, timestamptz) from public, anon, authenticated;

alter table app.rides add column driver_id uuid references app.drivers (id);
create index rides_of_driver on app.rides (driver_id) where driver_id is not null;

-- Who drives is said with the confirmation alone, and is nobody whose papers have ended. Runs after check_ride.
create function app.check_ride_driver() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if new.move <> 'confirm' and new.driver_id is distinct from old.driver_id then
    raise exception 'The move % does not change that.', new.move using errcode = 'check_violation';
  end if;
  if new.move = 'confirm' and new.driver_id is not null and exists (
    select from app.drivers d join public.bookings b on b.id = new.booking_id
    where d.id = new.driver_id and (not d.is_free or app.ended_paper(d, b.pickup_date) is not null)) then
    raise exception 'This driver cannot be sent.' using errcode = 'check_violation';
  end if;
  if new.mover = 'driver' and (new.driver_id is null or new.moved_by is distinct from new.driver_id) then
    raise exception 'Only the driver of a ride moves it as its driver.' using errcode = 'check_violation';
  end if;
  return new;
end
$$;
revoke all on function app.check_ride_driver() from public, anon, authenticated;
create trigger check_ride_driver before update on app.rides
  for each row execute function app.check_ride_driver();

-- Moves of drivers are told apart in the audit log.
alter table app.audit_log drop constraint audit_log_actor_kind_check;
alter table app.audit_log add constraint audit_log_actor_kind_check
  check (actor_kind in ('staff', 'customer', 'operator', 'system', 'driver'));
create or replace function app.record_ride_move() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  insert into app.ride_moves (booking_id, version, move, state, mover, moved_by, at, details)
  values (new.booking_id, new.version, new.move, new.state, new.mover, new.moved_by, new.moved_at, case
    when new.move = 'quote' then jsonb_build_object('priceMinor', new.price_minor, 'currency', new.currency,
      'validUntil', new.valid_until, 'note', new.quote_note)
    when new.move = 'confirm' then jsonb_build_object('name', new.driver_name, 'car', new.driver_car,
      'plate', new.driver_plate, 'phone', new.driver_phone)
    when new.state = 'cancelled' then jsonb_build_object('by', new.cancelled_for, 'feeMinor', new.cancel_fee_minor)
    else '{}' end);
  if tg_op = 'UPDATE' then
    insert into app.audit_log (at, actor_kind, actor_id, action, subject_id, before, after, from_where)
    select new.moved_at,
      case when new.mover in ('customer', 'system', 'driver') then new.mover else 'staff' end, new.moved_by,
      'ride.' || new.move, new.booking_id, app.ride_facts(old), app.ride_facts(new), new.moved_from;
  end if;
  return null;
end
$$;

-- A driver without a network is heard of later: that the car is on its way, or waits, is no news any more then.
drop trigger queue_ride_mail on app.rides;
create trigger queue_ride_mail after update on app.rides
  for each row when (new.mover <> 'driver' or new.move not in ('depart', 'arrive') or new.moved_at > now() - interval '15 minutes')
  execute function app.queue_ride_mail();

alter table app.drivers enable row level security;
revoke all on app.drivers from public, anon, authenticated;
grant select on app.drivers to retour_staff;
grant insert (name, partner, phone, car, plate, vehicle, seats, languages, is_free, licence_ends_on, permit_ends_on,
  insurance_ends_on, changed_from) on app.drivers to retour_staff;
grant update (version, name, partner, phone, car, plate, vehicle, seats, languages, is_free, licence_ends_on, permit_ends_on,
  insurance_ends_on, link_version, changed_from) on app.drivers to retour_staff;
grant update (driver_id) on app.rides to retour_staff;
create policy "the desk reads drivers" on app.drivers for select to retour_staff
  using ((select app.my_staff_role()) in ('owner', 'dispatcher', 'auditor'));
create policy "dispatchers and owners add drivers" on app.drivers for insert to retour_staff
  with check ((select app.my_staff_role()) in ('owner', 'dispatcher'));
create policy "dispatchers and owners change drivers" on app.drivers for update to retour_staff
  using ((select app.my_staff_role()) in ('owner', 'dispatcher'))
  with check ((select app.my_staff_role()) in ('owner', 'dispatcher'));

-- What becomes of a request for a car: its state, who moved it, and what each move says (docs/product.md, Rides). `bookings`
-- stays as it is: a ride stands beside each.

-- Every allowed step. A test compares it with packages/domain/src/rides/ride-moves.ts.
create function app.ride_rules() returns table (move text, from_state text, to_state text, mover text)
language sql immutable set search_path = '' as $$
  values
    ('quote', 'requested', 'quoted', 'dispatcher'),
    ('quote', 'requested', 'quoted', 'owner'),
    ('quote', 'quoted', 'quoted', 'dispatcher'),
    ('quote', 'quoted', 'quoted', 'owner'),
    ('quote', 'expired', 'quoted', 'dispatcher'),
    ('quote', 'expired', 'quoted', 'owner'),
    ('accept', 'quoted', 'accepted', 'customer'),
    ('accept', 'quoted', 'accepted', 'dispatcher'),
    ('accept', 'quoted', 'accepted', 'owner'),
    ('decline', 'quoted', 'declined', 'customer'),
    ('decline', 'quoted', 'declined', 'dispatcher'),
    ('decline', 'quoted', 'declined', 'owner'),
    ('expire', 'quoted', 'expired', 'system'),
    ('confirm', 'accepted', 'confirmed', 'dispatcher'),
    ('confirm', 'accepted', 'confirmed', 'owner'),
    ('confirm', 'confirmed', 'confirmed', 'dispatcher'),
    ('confirm', 'confirmed', 'confirmed', 'owner'),
    ('depart', 'confirmed', 'on-the-way', 'driver'),
    ('depart', 'confirmed', 'on-the-way', 'dispatcher'),
    ('depart', 'confirmed', 'on-the-way', 'owner'),
    ('arrive', 'on-the-way', 'at-pickup', 'driver'),
    ('arrive', 'on-the-way', 'at-pickup', 'dispatcher'),
    ('arrive', 'on-the-way', 'at-pickup', 'owner'),
    ('board', 'at-pickup', 'on-board', 'driver'),
    ('board', 'at-pickup', 'on-board', 'dispatcher'),
    ('board', 'at-pickup', 'on-board', 'owner'),
    ('finish', 'on-board', 'done', 'driver'),
    ('finish', 'on-board', 'done', 'dispatcher'),
    ('finish', 'on-board', 'done', 'owner'),
    ('no-show', 'at-pickup', 'no-show', 'driver'),
    ('no-show', 'at-pickup', 'no-show', 'dispatcher'),
    ('no-show', 'at-pickup', 'no-show', 'owner'),
    ('cancel', 'requested', 'cancelled', 'customer'),
    ('cancel', 'requested', 'cancelled', 'dispatcher'),
    ('cancel', 'requested', 'cancelled', 'owner'),
    ('cancel', 'quoted', 'cancelled', 'customer'),
    ('cancel', 'quoted', 'cancelled', 'dispatcher'),
    ('cancel', 'quoted', 'cancelled', 'owner'),
    ('cancel', 'accepted', 'cancelled', 'customer'),
    ('cancel', 'accepted', 'cancelled', 'dispatcher'),
    ('cancel', 'accepted', 'cancelled', 'owner'),
    ('cancel', 'confirmed', 'cancelled', 'customer'),
    ('cancel', 'confirmed', 'cancelled', 'dispatcher'),
    ('cancel', 'confirmed', 'cancelled', 'owner'),
    ('call-off', 'on-the-way', 'cancelled', 'dispatcher'),
    ('call-off', 'on-the-way', 'cancelled', 'owner'),
    ('call-off', 'at-pickup', 'cancelled', 'dispatcher'),
    ('call-off', 'at-pickup', 'cancelled', 'owner')
$$;
revoke all on function app.ride_rules() from public, anon, authenticated;

create table app.rides (
  booking_id uuid primary key references public.bookings (id) on delete cascade,
  state text not null default 'requested' check (state in ('requested', 'quoted', 'accepted', 'confirmed', 'on-the-way',
    'at-pickup', 'on-board', 'done', 'declined', 'expired', 'cancelled', 'no-show')),
  -- Grows by one with each move: who acts on an older one is told.
  version integer not null default 1,
  -- Cents.
  price_minor integer check (price_minor between 1 and 10000000),
  currency text check (currency = 'EUR'),
  valid_until timestamptz,
  quote_note text check (length(quote_note) <= 500),
  free_until timestamptz,
  late_fee_minor integer check (late_fee_minor between 0 and price_minor),
  driver_name text check (length(driver_name) between 1 and 80),
  driver_car text check (length(driver_car) between 1 and 80),
  driver_plate text check (length(driver_plate) between 1 and 20),
  driver_phone text check (length(driver_phone) between 1 and 40),
  cancelled_for text check (cancelled_for in ('customer', 'business')),
  cancel_fee_minor integer check (cancel_fee_minor >= 0),
  -- The last move. No reference to its author: who leaves keeps what they did.
  move text not null default 'request',
  mover text not null default 'customer' check (mover in ('customer', 'dispatcher', 'owner', 'driver', 'system')),
  moved_by uuid,
  moved_at timestamptz not null default now(),
  moved_from text not null default 'site' check (length(moved_from) between 1 and 64),
  constraint quote_is_whole check (
    num_nulls(price_minor, currency, valid_until, quote_note, free_until, late_fee_minor) in (0, 6)
    and (state in ('requested', 'cancelled') or price_minor is not null)),
  constraint driver_is_whole check (
    num_nulls(driver_name, driver_car, driver_plate, driver_phone) in (0, 4)
    and (state not in ('confirmed', 'on-the-way', 'at-pickup', 'on-board', 'done', 'no-show') or driver_name is not null)),
  constraint cancellation_is_whole check (
    num_nulls(cancelled_for, cancel_fee_minor) = case when state = 'cancelled' then 0 else 2 end)
);
create index rides_open on app.rides (state) where state not in ('done', 'declined', 'cancelled', 'no-show');
create index bookings_pickup on public.bookings (pickup_date);

-- Every move with its time and author, never changed; it leaves with its booking.
create table app.ride_moves (
  booking_id uuid not null references app.rides (booking_id) on delete cascade,
  version integer not null,
  move text not null,
  state text not null,
  mover text not null,
  moved_by uuid,
  at timestamptz not null,
  details jsonb not null default '{}',
  primary key (booking_id, version)
);

-- A ride begins as requested, and moves as the rules say: by one version, from a state that allows it, by who may, and
-- changing only what belongs to the move. With the caller's rights, so that a staff member is who they are.
create function app.check_ride() returns trigger
language plpgsql set search_path = '' as $$
declare
  due integer;
begin
  if tg_op = 'INSERT' then
    if new.state <> 'requested' or new.version <> 1 or new.move <> 'request' then
      raise exception 'A ride begins as requested.' using errcode = 'check_violation';
    end if;
    return new;
  end if;
  if current_user = 'retour_staff' then
    new.mover := app.my_staff_role();
    new.moved_by := app.my_staff_id();
  end if;
  new.moved_at := greatest(new.moved_at, old.moved_at);
  if new.booking_id <> old.booking_id or new.version <> old.version + 1 then
    raise exception 'A ride moves by one version.' using errcode = 'check_violation';
  end if;
  if not exists (select from app.ride_rules() r
    where r.move = new.move and r.from_state = old.state and r.to_state = new.state and r.mover = new.mover) then
    raise exception 'A ride does not move from % to % by % of %.', old.state, new.state, new.move, new.mover
      using errcode = 'check_violation';
  end if;
  if new.move <> 'quote'
    and (new.price_minor, new.currency, new.valid_until, new.quote_note, new.free_until, new.late_fee_minor)
      is distinct from (old.price_minor, old.currency, old.valid_until, old.quote_note, old.free_until, old.late_fee_minor)
    or new.move <> 'confirm'
    and (new.driver_name, new.driver_car, new.driver_plate, new.driver_phone)
      is distinct from (old.driver_name, old.driver_car, old.driver_plate, old.driver_phone) then
    raise exception 'The move % does not change that.', new.move using errcode = 'check_violation';
  end if;
  if new.move = 'quote' and not (new.valid_until > new.moved_at
    and new.valid_until <= (select b.pickup_date from public.bookings b where b.id = new.booking_id)) then
    raise exception 'A quote ends in the future and not after the pickup.' using errcode = 'check_violation';
  end if;
  if new.move = 'accept' and old.valid_until <= new.moved_at or new.move = 'expire' and old.valid_until > new.moved_at then
    raise exception 'The quote has ended, or has not yet.' using errcode = 'check_violation';
  end if;
  if new.state = 'cancelled' then
    due := case when old.state in ('accepted', 'confirmed', 'on-the-way', 'at-pickup') and new.moved_at >= old.free_until
      then old.late_fee_minor else 0 end;
    if new.cancel_fee_minor > due or new.cancelled_for = 'business' and new.cancel_fee_minor > 0
      or new.mover = 'customer' and (new.cancelled_for <> 'customer' or new.cancel_fee_minor <> due) then
      raise exception 'The fee is not what the quote says.' using errcode = 'check_violation';
    end if;
  end if;
  return new;
end
$$;
revoke all on function app.check_ride() from public, anon, authenticated;

-- What the audit log keeps of a ride: no words that somebody typed but a car's plate.
create function app.ride_facts(ride app.rides) returns jsonb
language sql immutable set search_path = '' as $$
  select jsonb_strip_nulls(jsonb_build_object('state', ride.state, 'version', ride.version,
    'priceMinor', ride.price_minor, 'currency', ride.currency, 'validUntil', ride.valid_until, 'plate', ride.driver_plate,
    'cancelledFor', ride.cancelled_for, 'feeMinor', ride.cancel_fee_minor))
$$;
revoke all on function app.ride_facts(app.rides) from public, anon, authenticated;

-- No move without its line in the history and, but for the request itself, in the audit log.
create function app.record_ride_move() returns trigger
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
      case when new.mover in ('customer', 'system') then new.mover else 'staff' end, new.moved_by,
      'ride.' || new.move, new.booking_id, app.ride_facts(old), app.ride_facts(new), new.moved_from;
  end if;
  return null;
end
$$;
revoke all on function app.record_ride_move() from public, anon, authenticated;

create trigger check_ride before insert or update on app.rides
  for each row execute function app.check_ride();
create trigger record_ride_move after insert or update on app.rides
  for each row execute function app.record_ride_move();

create function app.keep_ride_moves() returns trigger
language plpgsql set search_path = '' as $$
begin
  raise exception 'What happened to a ride does not change.' using errcode = 'insufficient_privilege';
end
$$;
revoke all on function app.keep_ride_moves() from public, anon, authenticated;
create trigger keep_ride_moves before update on app.ride_moves
  for each row execute function app.keep_ride_moves();

create function app.begin_ride() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  insert into app.rides (booking_id, moved_at) values (new.id, new.created_at);
  return null;
end
$$;
revoke all on function app.begin_ride() from public, anon, authenticated;
create trigger begin_ride after insert on public.bookings
  for each row execute function app.begin_ride();
insert into app.rides (booking_id, moved_at) select id, created_at from public.bookings;

alter table app.rides enable row level security;
alter table app.ride_moves enable row level security;
revoke all on app.rides, app.ride_moves from public, anon, authenticated;

grant usage on schema public to retour_staff;
grant execute on function app.ride_rules() to retour_staff;
grant select on public.bookings, app.rides, app.ride_moves to retour_staff;
grant update (state, version, price_minor, currency, valid_until, quote_note, free_until, late_fee_minor, driver_name,
  driver_car, driver_plate, driver_phone, cancelled_for, cancel_fee_minor, move, moved_at, moved_from)
  on app.rides to retour_staff;

create policy "the desk reads requests" on public.bookings for select to retour_staff
  using ((select app.my_staff_role()) in ('owner', 'dispatcher', 'auditor'));
create policy "the desk reads rides" on app.rides for select to retour_staff
  using ((select app.my_staff_role()) in ('owner', 'dispatcher', 'auditor'));
create policy "the desk reads what happened" on app.ride_moves for select to retour_staff
  using ((select app.my_staff_role()) in ('owner', 'dispatcher', 'auditor'));
create policy "dispatchers and owners move rides" on app.rides for update to retour_staff
  using ((select app.my_staff_role()) in ('owner', 'dispatcher'))
  with check ((select app.my_staff_role()) in ('owner', 'dispatcher'));

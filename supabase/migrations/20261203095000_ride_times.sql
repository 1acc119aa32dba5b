-- A customer asks for another time of the pickup, and the desk grants or refuses it. The booking's pickup changes with the
-- grant alone, in its transaction.
alter table app.rides add column asked_pickup_at timestamptz;
alter table app.rides add constraint asks_before_the_way check (
  asked_pickup_at is null or state in ('requested', 'quoted', 'accepted', 'confirmed'));

create or replace function app.ride_rules() returns table (move text, from_state text, to_state text, mover text)
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
    ('call-off', 'at-pickup', 'cancelled', 'owner'),
    ('ask-change', 'requested', 'requested', 'customer'),
    ('ask-change', 'quoted', 'quoted', 'customer'),
    ('ask-change', 'accepted', 'accepted', 'customer'),
    ('ask-change', 'confirmed', 'confirmed', 'customer'),
    ('grant-change', 'requested', 'requested', 'dispatcher'),
    ('grant-change', 'requested', 'requested', 'owner'),
    ('grant-change', 'quoted', 'quoted', 'dispatcher'),
    ('grant-change', 'quoted', 'quoted', 'owner'),
    ('grant-change', 'accepted', 'accepted', 'dispatcher'),
    ('grant-change', 'accepted', 'accepted', 'owner'),
    ('grant-change', 'confirmed', 'confirmed', 'dispatcher'),
    ('grant-change', 'confirmed', 'confirmed', 'owner'),
    ('refuse-change', 'requested', 'requested', 'dispatcher'),
    ('refuse-change', 'requested', 'requested', 'owner'),
    ('refuse-change', 'quoted', 'quoted', 'dispatcher'),
    ('refuse-change', 'quoted', 'quoted', 'owner'),
    ('refuse-change', 'accepted', 'accepted', 'dispatcher'),
    ('refuse-change', 'accepted', 'accepted', 'owner'),
    ('refuse-change', 'confirmed', 'confirmed', 'dispatcher'),
    ('refuse-change', 'confirmed', 'confirmed', 'owner')
$$;

create or replace function app.check_ride() returns trigger
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
    and (new.price_minor, new.currency, new.quote_note, new.late_fee_minor)
      is distinct from (old.price_minor, old.currency, old.quote_note, old.late_fee_minor)
    -- Another time of the pickup moves what is counted from it.
    or new.move not in ('quote', 'grant-change')
    and (new.valid_until, new.free_until) is distinct from (old.valid_until, old.free_until)
    or new.move <> 'confirm'
    and (new.driver_name, new.driver_car, new.driver_plate, new.driver_phone)
      is distinct from (old.driver_name, old.driver_car, old.driver_plate, old.driver_phone) then
    raise exception 'The move % does not change that.', new.move using errcode = 'check_violation';
  end if;
  if new.move = 'ask-change' and (new.asked_pickup_at is null or new.asked_pickup_at <= new.moved_at)
    or new.move <> 'ask-change' and new.asked_pickup_at is not null
    and new.asked_pickup_at is distinct from old.asked_pickup_at
    or new.move in ('grant-change', 'refuse-change') and (old.asked_pickup_at is null or new.asked_pickup_at is not null)
    or new.move = 'grant-change' and old.asked_pickup_at <= new.moved_at then
    raise exception 'Nobody asked for this time, or it has passed.' using errcode = 'check_violation';
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

create or replace function app.record_ride_move() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  insert into app.ride_moves (booking_id, version, move, state, mover, moved_by, at, details)
  values (new.booking_id, new.version, new.move, new.state, new.mover, new.moved_by, new.moved_at, case
    when new.move = 'quote' then jsonb_build_object('priceMinor', new.price_minor, 'currency', new.currency,
      'validUntil', new.valid_until, 'note', new.quote_note)
    when new.move = 'confirm' then jsonb_build_object('name', new.driver_name, 'car', new.driver_car,
      'plate', new.driver_plate, 'phone', new.driver_phone)
    when new.move = 'ask-change' then jsonb_build_object('pickupAt', new.asked_pickup_at)
    when new.move in ('grant-change', 'refuse-change') then jsonb_build_object('pickupAt', old.asked_pickup_at)
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

create function app.move_pickup() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  update public.bookings set pickup_date = old.asked_pickup_at where id = new.booking_id;
  return new;
end
$$;
revoke all on function app.move_pickup() from public, anon, authenticated;
-- After the checks, whose names come first, and before the mail, which tells the new time.
create trigger move_pickup before update on app.rides
  for each row when (new.move = 'grant-change') execute function app.move_pickup();

drop trigger queue_ride_mail on app.rides;
create trigger queue_ride_mail after update on app.rides
  for each row when (new.move <> 'ask-change'
    and (new.mover <> 'driver' or new.move not in ('depart', 'arrive') or new.moved_at > now() - interval '15 minutes'))
  execute function app.queue_ride_mail();

grant update (asked_pickup_at) on app.rides to retour_staff;

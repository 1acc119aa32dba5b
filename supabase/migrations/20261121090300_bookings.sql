-- A request for a car. Guests write without an account id; an account writes under its own id and reads its own.
create table public.bookings (
  id uuid primary key default gen_random_uuid(),
  created_at timestamptz not null default now(),
  user_id uuid references auth.users (id) on delete set null,
  full_name text not null
    check (length(full_name) between 2 and 120)
    check (full_name !~ '[\u0001-\u001F\u007F-\u009F\u2028\u2029]'),
  email text not null
    check (length(email) between 1 and 254 and position('@' in email) > 0)
    check (email = lower(email))
    check (email !~ '[\u0001-\u001F\u007F-\u009F\u2028\u2029]'),
  phone text not null
    check (length(phone) between 1 and 40)
    check (phone !~ '[\u0001-\u001F\u007F-\u009F\u2028\u2029]'),
  pickup_date timestamptz not null,
  pickup_location text not null check (length(pickup_location) between 1 and 300),
  dropoff_location text not null check (length(dropoff_location) between 1 and 300),
  vehicle_type text not null default 'sedan' check (vehicle_type in ('sedan', 'van', 'suv')),
  passenger_count integer not null default 1 check (passenger_count between 1 and 6),
  special_requests text check (length(special_requests) <= 2000),
  city text check (length(city) <= 100),
  country text check (country in ('france', 'spain', 'italy', 'germany')),
  idempotency_key uuid unique
);
comment on column public.bookings.idempotency_key is
  'made by the form: a request that is sent twice is stored once, the second answer is 23505';
create index bookings_user_newest on public.bookings (user_id, created_at desc);

-- The rules that a form shows and a request can go round: the time lies ahead, and name and address of an account
-- are the account's.
create function app.complete_booking() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  edges constant text := '^\s+|\s+$';
  account_name text;
begin
  if new.user_id is not null and new.user_id = auth.uid() then
    new.email := coalesce(app.my_confirmed_email(), new.email);
    select u.raw_user_meta_data ->> 'full_name' into account_name from auth.users u where u.id = new.user_id;
    new.full_name := coalesce(nullif(left(account_name, 120), ''), new.full_name);
  end if;
  new.email := lower(regexp_replace(new.email, edges, '', 'g'));
  new.full_name := regexp_replace(new.full_name, edges, '', 'g');
  new.phone := regexp_replace(new.phone, edges, '', 'g');
  new.pickup_location := regexp_replace(new.pickup_location, edges, '', 'g');
  new.dropoff_location := regexp_replace(new.dropoff_location, edges, '', 'g');
  new.city := lower(new.city);
  new.country := lower(new.country);
  -- Five minutes for clocks that differ and for slow forms.
  if new.pickup_date < now() - interval '5 minutes' then
    raise exception 'The pickup date has passed.' using errcode = 'check_violation';
  end if;
  if new.pickup_date > now() + interval '2 years' then
    raise exception 'The pickup date is too far ahead.' using errcode = 'check_violation';
  end if;
  return new;
end
$$;
revoke all on function app.complete_booking() from public, anon, authenticated;

create trigger complete_booking before insert on public.bookings
  for each row execute function app.complete_booking();

alter table public.bookings enable row level security;
revoke all on public.bookings from public, anon, authenticated;
grant insert (user_id, full_name, email, phone, pickup_date, pickup_location, dropoff_location, vehicle_type,
  passenger_count, special_requests, city, country, idempotency_key) on public.bookings to anon, authenticated;
grant select on public.bookings to authenticated;
grant all on public.bookings to service_role;

create policy "guests request without an account" on public.bookings for insert to anon
  with check (user_id is null);
create policy "accounts request under their own id" on public.bookings for insert to authenticated
  with check (user_id = (select auth.uid()) and email = (select app.my_confirmed_email()));
create policy "accounts read their own" on public.bookings for select to authenticated
  using (user_id = (select auth.uid()));

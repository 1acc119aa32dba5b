-- A trip also holds the bags in which goods leave: cabin, hold or worn.
alter table public.trip_entries drop constraint trip_entries_kind_check;
alter table public.trip_entries add constraint trip_entries_kind_check
  check (kind in ('trip', 'traveler', 'purchase', 'form', 'leg', 'bag'));

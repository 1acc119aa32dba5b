-- What an account keeps of its trips: one row a trip, a traveler, a purchase, a form, a leg. Which values were typed on
-- which device stands in `entry`, as packages/domain/src/trip/entry.ts has it; the database reads nothing out of it.
create table public.trip_entries (
  user_id uuid not null default auth.uid() references auth.users (id) on delete cascade,
  -- Chosen by the device. Unique for an account alone: two accounts of one device may keep the same trip.
  id uuid not null,
  trip_id uuid not null,
  kind text not null check (kind in ('trip', 'traveler', 'purchase', 'form', 'leg')),
  entry jsonb not null,
  version bigint not null default 0,
  updated_at timestamptz not null default now(),
  primary key (user_id, id),
  constraint a_trip_is_its_own check ((kind = 'trip') = (id = trip_id)),
  -- Room for the longest record of all, in Japanese and typed differently on two devices.
  constraint entry_is_small check (octet_length(entry::text) <= 32768),
  constraint entry_has_two_parts check (
    case when jsonb_typeof(entry) = 'object' then
      entry - 'seen' - 'fields' = '{}'
      and coalesce(jsonb_typeof(entry -> 'seen') = 'object', false)
      and coalesce(jsonb_typeof(entry -> 'fields') = 'object', false)
    else false end
  ),
  constraint seen_counts_writes_of_devices check (not jsonb_path_exists(entry, '$.seen.keyvalue() ? (
    !(@.key like_regex "^[A-Za-z0-9_-]{1,40}$") || @.value.type() != "number" || @.value < 1
    || @.value > 9007199254740991 || @.value.floor() != @.value)', silent => true)),
  constraint fields_have_names check (not jsonb_path_exists(entry, '$.fields.keyvalue() ? (
    !(@.key like_regex "^[A-Za-z][A-Za-z0-9_]{0,39}$"))', silent => true)),
  constraint fields_hold_values check (not jsonb_path_exists(entry, 'strict $.fields.* ? (
    @.type() != "array" || @.size() < 1)', silent => true)),
  constraint values_are_objects check (not jsonb_path_exists(entry, 'strict $.fields.*[*] ? (
    @.type() != "object")', silent => true)),
  constraint values_name_their_write check (not jsonb_path_exists(entry, 'lax $.fields.*[*] ? (
    !exists(@.value) || !exists(@.device) || !exists(@.n)
    || @.device.type() != "string"
    || !(@.device like_regex "^[A-Za-z0-9_-]{1,40}$") || @.n.type() != "number" || @.n < 1
    || @.n > 9007199254740991 || @.n.floor() != @.n)', silent => true))
);
comment on column public.trip_entries.version is
  'grows with each change to any row of the account, in the order of the commits; milliseconds since 1970 or more';
create unique index trip_entries_changes on public.trip_entries (user_id, version);

-- Changes of one account wait for each other, so that whoever has read up to a version has missed none below it. The clock
-- keeps a database that was set back to a backup from giving a version twice.
create function app.number_trip_entry() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  -- The lock of app.keep_row_ceiling.
  perform pg_advisory_xact_lock(hashtextextended('rows:' || tg_relid || ':' || new.user_id, 0));
  new.version := greatest(
    1 + (select coalesce(max(e.version), 0) from public.trip_entries e where e.user_id = new.user_id),
    floor(extract(epoch from clock_timestamp()) * 1000)
  );
  new.updated_at := now();
  return new;
end
$$;
revoke all on function app.number_trip_entry() from public, anon, authenticated;
create trigger number_trip_entry before insert or update on public.trip_entries
  for each row execute function app.number_trip_entry();

alter table public.trip_entries enable row level security;
revoke all on public.trip_entries from public, anon, authenticated;
grant select on public.trip_entries to authenticated;
grant insert (user_id, id, trip_id, kind, entry) on public.trip_entries to authenticated;
grant update (entry) on public.trip_entries to authenticated;
grant all on public.trip_entries to service_role;

create policy "accounts read their own" on public.trip_entries for select to authenticated
  using (user_id = (select auth.uid()));
create policy "accounts write their own" on public.trip_entries for insert to authenticated
  with check (user_id = (select auth.uid()));
create policy "accounts change their own" on public.trip_entries for update to authenticated
  using (user_id = (select auth.uid())) with check (user_id = (select auth.uid()));

select app.limit_rows('public.trip_entries', 'user_id', 2000,
  'You can keep at most %s entries of trips. Write to us to save another.');

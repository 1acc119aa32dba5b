-- Places that an account saved; location_id is a number that the site derives from city and country.
create table public.favorite_locations (
  id bigint generated always as identity primary key,
  user_id uuid not null references auth.users (id) on delete cascade,
  location_id bigint not null,
  location_name text not null
    check (length(location_name) between 1 and 200)
    check (location_name !~ '[\u0001-\u001F\u007F-\u009F\u2028\u2029]'),
  created_at timestamptz not null default now(),
  unique (user_id, location_id)
);
create index favorite_locations_user_newest on public.favorite_locations (user_id, created_at desc);

alter table public.favorite_locations enable row level security;
revoke all on public.favorite_locations from public, anon, authenticated;
revoke all on sequence public.favorite_locations_id_seq from public, anon, authenticated;
grant select, delete on public.favorite_locations to authenticated;
grant insert (user_id, location_id, location_name) on public.favorite_locations to authenticated;
grant all on public.favorite_locations to service_role;

create policy "accounts read their own" on public.favorite_locations for select to authenticated
  using (user_id = (select auth.uid()));
create policy "accounts save their own" on public.favorite_locations for insert to authenticated
  with check (user_id = (select auth.uid()));
create policy "accounts remove their own" on public.favorite_locations for delete to authenticated
  using (user_id = (select auth.uid()));

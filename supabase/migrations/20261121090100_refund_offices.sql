-- All refund locations: offices, shopping areas and transport hubs. Facts that a source did not give are null.
create table public.refund_offices (
  id text primary key,
  name text not null,
  address text not null,
  city text not null,
  country text not null check (country in ('france', 'spain', 'italy', 'germany')),
  type text not null check (type in ('refund-office', 'shopping-area', 'transportation')),
  lat double precision not null check (lat between -90 and 90),
  lng double precision not null check (lng between -180 and 180),
  opening_hours text,
  hours text,
  hours_checked text check (hours_checked ~ '^\d{4}-\d{2}$'),
  hours_stale boolean not null default false,
  phone text,
  website text check (website ~ '^https?://'),
  operators text[],
  validation text,
  notes text,
  confidence text not null check (confidence in ('high', 'medium', 'low'))
);
comment on column public.refund_offices.city is 'slug of the place in the catalogue';
comment on column public.refund_offices.hours is 'opening_hours syntax of OpenStreetMap';
comment on column public.refund_offices.hours_checked is 'month of the source of the hours, YYYY-MM';
comment on column public.refund_offices.hours_stale is 'true: show the hours as doubtful or not at all';

-- A city's list reads that city's rows alone, however many other cities there are.
create index refund_offices_place on public.refund_offices (country, city, type);
create index refund_offices_country_newest on public.refund_offices (country, id desc);

alter table public.refund_offices enable row level security;
revoke all on public.refund_offices from public, anon, authenticated;
grant select on public.refund_offices to anon, authenticated;
grant all on public.refund_offices to service_role;

create policy "everybody reads" on public.refund_offices for select to anon, authenticated using (true);

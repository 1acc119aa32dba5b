-- The library of guides, by country. A file is on the product's own site or behind https.
create table public.vat_guides (
  id bigint generated always as identity primary key,
  title text not null check (length(title) between 1 and 200),
  description text not null check (length(description) <= 1000),
  country text not null check (country in ('france', 'spain', 'italy', 'germany')),
  file_url text check (file_url ~ '^(https://|/[^/\\])')
);
create index vat_guides_country on public.vat_guides (country, id);

alter table public.vat_guides enable row level security;
revoke all on public.vat_guides from public, anon, authenticated;
revoke all on sequence public.vat_guides_id_seq from public, anon, authenticated;
grant select on public.vat_guides to anon, authenticated;
grant all on public.vat_guides to service_role;

create policy "everybody reads" on public.vat_guides for select to anon, authenticated using (true);

-- The page that a look-up's finding rests on, where it is another than the source of the record.
alter table public.refund_offices
  add column found_source text check (found_source ~ '^https?://'),
  add constraint refund_offices_found_source check (found is not null or found_source is null);

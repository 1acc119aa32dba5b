-- What a location rests on, how old that is, and what speaks against going there unprepared.
alter table public.refund_offices
  add column source text,
  add column source_dated text check (source_dated ~ '^\d{4}-\d{2}(-\d{2})?$'),
  add column source_before text check (source_before ~ '^\d{4}-\d{2}$'),
  add column warning text,
  add column warning_kind text check (warning_kind in ('works', 'disputed', 'changed', 'unconfirmed', 'hours')),
  add column warning_source text check (warning_source ~ '^https?://'),
  add constraint refund_offices_warning check (
    (warning is null) = (warning_kind is null) and (warning is not null or warning_source is null));
comment on column public.refund_offices.source is 'an address, or "general knowledge"';
comment on column public.refund_offices.source_dated is 'day or month that the source shows; null when it shows none';
comment on column public.refund_offices.source_before is 'month before which an undated source must have been written';
comment on column public.refund_offices.warning is 'said before everything else about the place';

-- When pages about a location were last searched for a closing, a move or another name, and what they said.
alter table public.refund_offices
  add column looked_up_on text check (looked_up_on ~ '^\d{4}-\d{2}-\d{2}$'),
  add column found text,
  add constraint refund_offices_look_up check ((looked_up_on is null) = (found is null));
comment on column public.refund_offices.found is 'what was found on that day; that nothing was found is said too';

-- Streets, squares and quarters are lines and areas: their point lies somewhere in them.
alter table public.refund_offices add column area text check (area in ('street', 'square', 'quarter'));
comment on column public.refund_offices.area is 'what a location is that is no building; null for buildings';

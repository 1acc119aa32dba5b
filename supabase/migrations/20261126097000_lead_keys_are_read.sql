-- An account sees what it is still saving beside what is saved: the key says which of the two are one.
grant select (idempotency_key) on public.leads to authenticated;

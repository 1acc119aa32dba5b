-- Everything that is no public resource: no caller role can even look into it.
create schema app;
revoke all on schema app from public, anon, authenticated;

-- The rules that estimates are computed by: one edition, chosen by the operator, written by the server's seed.
create table app.vat_rules (
  country text primary key,
  edition text not null,
  rate numeric not null check (rate > 0 and rate < 1),
  minimum_purchase numeric not null check (minimum_purchase >= 0 and minimum_purchase < 1000000),
  comparison text not null check (comparison in ('at-least', 'more-than')),
  refund_share numeric not null check (refund_share > 0 and refund_share <= 1),
  valid_from text not null,
  source text not null,
  checked_on text not null
);
revoke all on app.vat_rules from public, anon, authenticated;
alter table app.vat_rules enable row level security;

-- One table of rates for each banking day; the newest holds until a newer one comes.
create table app.exchange_rates (
  date date primary key,
  base text not null default 'EUR' check (base = 'EUR'),
  rates jsonb not null check (jsonb_typeof(rates) = 'object'),
  source text not null check (source in ('ecb', 'fallback')),
  fetched_at timestamptz not null default now()
);
revoke all on app.exchange_rates from public, anon, authenticated;
alter table app.exchange_rates enable row level security;

-- What the last seed wrote, by content hash, so that a start with unchanged data writes nothing.
create table app.seed_state (
  name text primary key,
  content_hash text not null,
  seeded_at timestamptz not null default now()
);
revoke all on app.seed_state from public, anon, authenticated;
alter table app.seed_state enable row level security;

-- The caller's address, only when proven by a confirmation: read from the account, never from the token,
-- whose address may be unconfirmed or older than the last change of address.
create function app.my_confirmed_email() returns text
language sql stable security definer set search_path = '' as $$
  select lower(u.email::text) from auth.users u
  where u.id = auth.uid() and u.email_confirmed_at is not null
$$;
revoke all on function app.my_confirmed_email() from public, anon, authenticated;
grant execute on function app.my_confirmed_email() to authenticated;

-- Sets updated_at to the time of the write, whatever the caller sent.
create function app.touch_updated_at() returns trigger
language plpgsql set search_path = '' as $$
begin
  new.updated_at := now();
  return new;
end
$$;
revoke all on function app.touch_updated_at() from public, anon, authenticated;

-- For lists that a person types: at most 50 entries of 1 to 100 characters, one dimension.
create function app.is_short_list(list text[]) returns boolean
language sql immutable set search_path = '' as $$
  select cardinality(list) <= 50
    and coalesce(array_ndims(list), 1) = 1
    and not exists (select from unnest(list) entry where entry is null or length(entry) not between 1 and 100)
$$;
revoke all on function app.is_short_list(text[]) from public, anon, authenticated;
grant execute on function app.is_short_list(text[]) to authenticated, service_role;

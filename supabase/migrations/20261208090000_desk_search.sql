-- The desk's searches stay quick with 500,000 leads and 50,000 rides. No extension: a server's PostgreSQL need not have one.

-- What a row is found by: the words of its texts in small letters, without a parser's own ideas of them, and the ends of a
-- phone's number. Its price is said to the planner, who takes it for cheap otherwise and makes the words of each row anew. An
-- index asks for it in the role of whoever writes a row, who has no way to other functions of this schema.
create function app.search_words(phone text, variadic said text[]) returns tsvector
language plpgsql immutable parallel safe cost 5000 set search_path = '' as $$
declare
  -- Signs and spaces of every kind.
  separators constant text :=
      U&'\0001\0002\0003\0004\0005\0006\0007\0008\0009\000A\000B\000C\000D\000E\000F\0010\0011\0012\0013\0014\0015\0016'
      || U&'\0017\0018\0019\001A\001B\001C\001D\001E\001F\0020\0021\0022\0023\0024\0025\0026\0027\0028\0029\002A\002B\002C'
      || U&'\002D\002E\002F\003A\003B\003C\003D\003E\003F\0040\005B\005C\005D\005E\005F\0060\007B\007C\007D\007E\007F\0080'
      || U&'\0081\0082\0083\0084\0085\0086\0087\0088\0089\008A\008B\008C\008D\008E\008F\0090\0091\0092\0093\0094\0095\0096'
      || U&'\0097\0098\0099\009A\009B\009C\009D\009E\009F\00A0\1680\2000\2001\2002\2003\2004\2005\2006\2007\2008\2009\200A'
      || U&'\2028\2029\202F\205F\3000';
  digits constant text := translate(phone, translate(phone, '0123456789', ''), '');
  words text[] := array_remove(string_to_array(
    translate(lower(array_to_string(said, ' ')), separators, repeat(' ', length(separators))), ' '), '');
begin
  for n in 3..length(digits) loop
    words := words || right(digits, n);
  end loop;
  return array_to_tsvector(words);
end
$$;
revoke all on function app.search_words(text, text[]) from public;
grant execute on function app.search_words(text, text[]) to anon, authenticated, service_role;

-- What is typed, as a question to such words: beginnings of all of them. What stands before the @ of an address is whole, and
-- a number is one word however it is grouped. Null when nothing is left to look for.
create function app.search_query(typed text) returns tsquery
language sql immutable set search_path = '' as $$
  -- No word holds a quote, a backslash or another sign: they separate.
  select string_agg(format('''%s''%s', word, case when typed ~ '^\S+@\S*$' then '' else ':*' end), ' & ')::tsquery
  from unnest(tsvector_to_array(app.search_words('', case
    when typed ~ '^\S+@\S*$' then split_part(typed, '@', 1)
    when typed ~ '^[+\d\s()./-]+$' then regexp_replace(typed, '\D', '', 'g')
    else typed end))) as word
$$;
revoke all on function app.search_query(text) from public, anon, authenticated;

drop function app.leads_with_words(tsquery, integer);
drop index public.leads_words;
create index leads_words on public.leads using gin (app.search_words('', full_name, email));
create index bookings_words on public.bookings using gin (app.search_words(
  phone, full_name, email, flight_number, pickup_location, dropoff_location));
-- A queue is read in this order; a state that few rides are in is read whole.
drop index public.bookings_pickup;
create index bookings_pickup on public.bookings (pickup_date, id);
drop index app.rides_open;
create index rides_by_state on app.rides (state);
-- The desk finds a ride by its reference, which is made of these digits.
create index bookings_reference on public.bookings (right(replace(coalesce(idempotency_key, id)::text, '-', ''), 10));

-- Leads with such words between two moments, by indexes alone; at most so many, in no order.
create function app.leads_with_words(asked tsquery, address text, since timestamptz, before_at timestamptz, before_id uuid,
  at_most integer) returns uuid[]
language sql stable security definer set search_path = '' set enable_seqscan = off set enable_indexscan = off as $$
  select coalesce(array_agg(found.id), '{}') from (
    select l.id from public.leads l
    where app.search_words('', l.full_name, l.email) @@ asked and starts_with(l.email, address)
      and l.created_at >= since and (l.created_at, l.id) < (before_at, before_id)
    limit at_most) as found
$$;
revoke all on function app.leads_with_words(tsquery, text, timestamptz, timestamptz, uuid, integer)
  from public, anon, authenticated;

-- Leads whose name or address has words that begin like those asked for, the newest first, from after one that was given
-- before; all of them for no words. Under a row policy PostgreSQL uses no index for such a question, since a comparison of
-- texts may tell of rows that the policy hides: so it is asked here, with the same roles, and gives ids alone.
--
-- A word that many have is soon met by who walks from the newest on. What is older is asked of the index, at once where few
-- have the word, else in spans of time that grow while little is found and shrink where more is found than is worth sorting.
create or replace function app.find_leads(wanted text, before_at timestamptz, before_id uuid, at_most integer)
returns setof uuid
language plpgsql stable security definer set search_path = '' rows 51 as $$
declare
  walked constant integer := 500;
  most_sorted constant integer := 2000;
  last_id constant uuid := 'ffffffff-ffff-ffff-ffff-ffffffffffff';
  typed constant text := lower(btrim(wanted));
  asked constant tsquery := app.search_query(typed);
  address constant text := case when typed ~ '^\S+@\S*$' then typed else '' end;
  edge_at timestamptz := coalesce(before_at, 'infinity');
  edge_id uuid := coalesce(before_id, last_id);
  oldest timestamptz;
  since timestamptz;
  span interval;
  near interval;
  too_many_since timestamptz;
  found_ids uuid[];
  missing integer := at_most;
begin
  if coalesce(app.my_staff_role() not in ('owner', 'dispatcher', 'auditor'), true) or typed <> '' and asked is null then
    return;
  end if;
  if typed = '' then
    return query select l.id from public.leads l where (l.created_at, l.id) < (edge_at, edge_id)
      order by l.created_at desc, l.id desc limit at_most;
    return;
  end if;

  select coalesce(array_agg(near.id), '{}') into found_ids from (
    select newest.id from (
      select l.id, l.full_name, l.email from public.leads l where (l.created_at, l.id) < (edge_at, edge_id)
      order by l.created_at desc, l.id desc limit walked) as newest
    where app.search_words('', newest.full_name, newest.email) @@ asked and starts_with(newest.email, address)
    limit missing) as near;
  return query select unnest(found_ids);
  missing := missing - cardinality(found_ids);
  select min(l.created_at) into oldest from public.leads l;
  if missing = 0 or oldest is null then
    return;
  end if;

  select l.created_at into since from public.leads l where (l.created_at, l.id) < (edge_at, edge_id)
    order by l.created_at desc, l.id desc limit 1;
  select l.created_at, l.id into edge_at, edge_id from public.leads l where (l.created_at, l.id) < (edge_at, edge_id)
    order by l.created_at desc, l.id desc offset walked - 1 limit 1;
  if not found then
    return;
  end if;
  near := greatest((since - edge_at) * 20, interval '1 minute');
  span := edge_at - oldest;
  -- Since then it is more than is worth sorting.
  too_many_since := null;
  loop
    since := greatest(edge_at - span, oldest);
    found_ids := app.leads_with_words(asked, address, since, edge_at, edge_id,
      case when span > interval '1 second' then most_sorted + 1 end);
    if cardinality(found_ids) > most_sorted and span > interval '1 second' then
      span := least(span / 4, near);
      too_many_since := since;
      continue;
    end if;
    return query select l.id from public.leads l where l.id = any(found_ids)
      order by l.created_at desc, l.id desc limit missing;
    missing := missing - cardinality(found_ids);
    exit when missing <= 0 or since = oldest;
    edge_at := since;
    -- What stands at `since` itself was given.
    edge_id := '00000000-0000-0000-0000-000000000000';
    near := span * 20;
    if too_many_since >= since then
      too_many_since := null;
    end if;
    span := greatest(least(near, (edge_at - too_many_since) / 2), interval '1 second');
  end loop;
end
$$;

-- The same for bookings.
create function app.bookings_with_words(asked tsquery, at_most integer) returns uuid[]
language sql stable security definer set search_path = '' set enable_seqscan = off set enable_indexscan = off as $$
  select coalesce(array_agg(found.id), '{}') from (
    select b.id from public.bookings b
    where app.search_words(b.phone, b.full_name, b.email, b.flight_number, b.pickup_location, b.dropoff_location) @@ asked
    limit at_most) as found
$$;
revoke all on function app.bookings_with_words(tsquery, integer) from public, anon, authenticated;

-- Rides in some states, of all or of those whose customer, flight, phone or ends have words that begin like those asked for, by their pickup. In
-- words of its own for the same reason; which of them are shown the policies decide again.
create function app.find_rides(wanted text, in_states text[], since timestamptz, in_city text, is_latest_first boolean,
  at_most integer) returns setof uuid
language plpgsql stable security definer set search_path = '' rows 201 as $$
declare
  most_sorted constant integer := 5000;
  typed constant text := lower(btrim(wanted));
  asked constant tsquery := app.search_query(typed);
  address constant text := case when typed ~ '^\S+@\S*$' then typed else '' end;
  found_ids uuid[];
  is_few boolean;
begin
  if coalesce(app.my_staff_role() not in ('owner', 'dispatcher', 'auditor'), true) or typed <> '' and asked is null then
    return;
  end if;
  found_ids := case when typed <> '' then app.bookings_with_words(asked, most_sorted + 1) end;
  is_few := cardinality(found_ids) <= most_sorted;
  -- A word that most have is looked for in the order of the answer.
  return query execute format('select queued.id from (
      select b.* from public.bookings b join app.rides r on r.booking_id = b.id
      where r.state = any($2) and b.pickup_date >= $3 and ($4 is null or b.city = $4) and starts_with(b.email, $5) %s
      order by b.pickup_date %s, b.id offset 0) as queued
    where %s limit $6',
    case when is_few then 'and b.id = any($1)' else '' end,
    case when is_latest_first then 'desc' else 'asc' end,
    case when typed = '' or is_few then 'true' else 'app.search_words(queued.phone, queued.full_name, queued.email, queued.flight_number,
      queued.pickup_location, queued.dropoff_location) @@ $7' end)
    using found_ids, in_states, since, in_city, address, at_most, asked;
end
$$;
revoke all on function app.find_rides(text, text[], timestamptz, text, boolean, integer) from public, anon, authenticated;
grant execute on function app.find_rides(text, text[], timestamptz, text, boolean, integer) to retour_staff;

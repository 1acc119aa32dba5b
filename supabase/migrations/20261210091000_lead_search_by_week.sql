-- The desk's search for leads costs the same for a word that only older leads have. The index holds each word with the week of
-- its lead, so who asks for the newest reads the weeks one after another and stops at the first that have enough.

-- Weeks since 1970, of UTC; what lies outside the centuries of ours counts to their ends.
create function app.week_of(moment timestamptz) returns integer
language plpgsql immutable parallel safe set search_path = '' as $$
begin
  return floor(extract(epoch from least(greatest(moment, '1970-01-01 00:00+00'), '2100-01-01 00:00+00')) / 604800);
end
$$;
revoke all on function app.week_of(timestamptz) from public;
grant execute on function app.week_of(timestamptz) to anon, authenticated, service_role;

drop index public.leads_words;
drop index public.bookings_words;
drop function app.search_words(text, text[]);

-- What a row is found by: the words of its texts in small letters, without a parser's own ideas of them, and the ends of a
-- phone's number, each behind a prefix. Its price is said to the planner, who takes it for cheap otherwise and makes the words of
-- each row anew. An index asks for it in the role of whoever writes a row, who has no way to other functions of this schema.
create function app.search_words(prefix text, phone text, variadic said text[]) returns tsvector
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
  spaced constant text := translate(lower(array_to_string(said, ' ')), separators, repeat(' ', length(separators)));
  words text[] := array_remove(string_to_array(prefix || replace(spaced, ' ', ' ' || prefix), ' '), prefix);
begin
  for n in 3..length(digits) loop
    words := words || (prefix || right(digits, n));
  end loop;
  return array_to_tsvector(words);
end
$$;
revoke all on function app.search_words(text, text, text[]) from public;
grant execute on function app.search_words(text, text, text[]) to anon, authenticated, service_role;

-- What is typed, as a question to such words: beginnings of all of them. What stands before the @ of an address is whole, and
-- a number is one word however it is grouped. Null when nothing is left to look for.
create or replace function app.search_query(typed text) returns tsquery
language sql immutable set search_path = '' as $$
  -- No word holds a quote, a backslash or another sign: they separate.
  select string_agg(format('''%s''%s', word, case when typed ~ '^\S+@\S*$' then '' else ':*' end), ' & ')::tsquery
  from unnest(tsvector_to_array(app.search_words('', '', case
    when typed ~ '^\S+@\S*$' then split_part(typed, '@', 1)
    when typed ~ '^[+\d\s()./-]+$' then regexp_replace(typed, '\D', '', 'g')
    else typed end))) as word
$$;

-- The words of a lead stand behind its week ("2969/ada").
create index leads_words on public.leads using gin (
  app.search_words(app.week_of(created_at)::text || '/', '', full_name, email));
create index bookings_words on public.bookings using gin (app.search_words(
  '', phone, full_name, email, flight_number, pickup_location, dropoff_location));

create or replace function app.bookings_with_words(asked tsquery, at_most integer) returns uuid[]
language sql stable security definer set search_path = '' set enable_seqscan = off set enable_indexscan = off set jit = off as $$
  select coalesce(array_agg(found.id), '{}') from (
    select b.id from public.bookings b
    where app.search_words('', b.phone, b.full_name, b.email, b.flight_number, b.pickup_location, b.dropoff_location) @@ asked
    limit at_most) as found
$$;

-- Of one week the newest leads with such words, from after one that was given before. By the index alone: what the planner
-- takes for cheap, the words of each lead made anew, is what costs most.
create function app.leads_of_week(asked tsquery, address text, before_at timestamptz, before_id uuid, at_most integer)
returns setof uuid
language sql stable security definer set search_path = '' set enable_seqscan = off set enable_indexscan = off set jit = off as $$
  select named.id from (
    select l.id, l.created_at, l.email from public.leads l
    where app.search_words(app.week_of(l.created_at)::text || '/', '', l.full_name, l.email) @@ asked offset 0) as named
  where (named.created_at, named.id) < (before_at, before_id) and starts_with(named.email, address)
  order by named.created_at desc, named.id desc limit at_most
$$;
revoke all on function app.leads_of_week(tsquery, text, timestamptz, uuid, integer) from public, anon, authenticated;

drop function app.leads_with_words(tsquery, text, timestamptz, timestamptz, uuid, integer);

-- Leads whose name or address has words that begin like those asked for, the newest first, from after one that was given
-- before; all of them for no words. Under a row policy PostgreSQL uses no index for such a question, since a comparison of
-- texts may tell of rows that the policy hides: so it is asked here, with the same roles, and gives ids alone.
create or replace function app.find_leads(wanted text, before_at timestamptz, before_id uuid, at_most integer)
returns setof uuid
language plpgsql stable security definer set search_path = '' rows 51 as $$
declare
  typed constant text := lower(btrim(wanted));
  asked constant text := app.search_query(typed)::text;
  address constant text := case when typed ~ '^\S+@\S*$' then typed else '' end;
  edge_at constant timestamptz := coalesce(before_at, 'infinity');
  edge_id constant uuid := coalesce(before_id, 'ffffffff-ffff-ffff-ffff-ffffffffffff');
  newest timestamptz;
  oldest timestamptz;
  given integer;
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

  select max(l.created_at), min(l.created_at) into newest, oldest from public.leads l;
  if newest is null then
    return;
  end if;
  for week in reverse app.week_of(least(newest, edge_at)) .. app.week_of(oldest) loop
    -- Every word is quoted, and no word holds a quote.
    return query select app.leads_of_week(
      regexp_replace(asked, '''([^'']+)''', '''' || week || '/\1''', 'g')::tsquery, address, edge_at, edge_id, missing);
    get diagnostics given = row_count;
    missing := missing - given;
    exit when missing <= 0;
  end loop;
end
$$;

-- Rides are read in the order of an index, the latest first too, and are planned without compiling: the price of the words of a
-- row makes PostgreSQL compile each question anew, which takes longer than to answer it.
create or replace function app.find_rides(wanted text, in_states text[], since timestamptz, in_city text,
  is_latest_first boolean, at_most integer) returns setof uuid
language plpgsql stable security definer set search_path = '' set jit = off rows 201 as $$
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
      where r.state = any($2) and b.pickup_date >= $3 and ($4 is null or b.city = $4) and starts_with(b.email, $5) %1$s
      order by b.pickup_date %2$s, b.id %2$s offset 0) as queued
    where %3$s limit $6',
    case when is_few then 'and b.id = any($1)' else '' end,
    case when is_latest_first then 'desc' else 'asc' end,
    case when typed = '' or is_few then 'true' else 'app.search_words('''', queued.phone, queued.full_name, queued.email,
      queued.flight_number, queued.pickup_location, queued.dropoff_location) @@ $7' end)
    using found_ids, in_states, since, in_city, address, at_most, asked;
end
$$;

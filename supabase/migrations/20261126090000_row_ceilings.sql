-- How many rows of a table one account may keep. What a page would never do a program does in seconds: one account wrote
-- 196,000 favorites in six. Counted in the database, since on a hosted Supabase rows arrive without our server. A new
-- table that callers write joins with one line, `select app.limit_rows(…)`, in its migration.

-- Refuses with PT403, read as status 403 by our server and by a hosted data API alike, when `owner` has more rows than
-- `ceiling`, or would have with `coming` more. Only rows for which `counted` is true count. `told` says the number as %s.
create function app.refuse_beyond(
  counted_rows regclass, owner_column text, ceiling integer, told text, counted text, owner text, coming integer
) returns void
language plpgsql security definer set search_path = '' as $$
declare
  kept integer;
begin
  execute format('select count(*) from (select from %s t where t.%I = %L and (%s) limit %s) kept',
    counted_rows, owner_column, owner, counted, ceiling + 1) into kept;
  if kept + coming > ceiling then
    raise exception using errcode = 'PT403', message = format(told, trim(to_char(ceiling, '999,999,999')));
  end if;
end
$$;
revoke all on function app.refuse_beyond(regclass, text, integer, text, text, text, integer)
  from public, anon, authenticated;

-- Arguments: the column that names the owner, the ceiling, what a refused person is told, which rows count.
create function app.keep_row_ceiling() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  owner text;
  owners text[];
begin
  if tg_level = 'ROW' then
    owners := array[to_jsonb(new) ->> tg_argv[0]];
  else
    execute format('select array_agg(distinct n.%I::text order by n.%1$I::text) from new_rows n where %s',
      tg_argv[0], tg_argv[3]) into owners;
  end if;
  foreach owner in array coalesce(owners, '{}') loop
    continue when owner is null;
    -- One writer of an account at a time: parallel ones would each count without the others.
    perform pg_advisory_xact_lock(hashtextextended('rows:' || tg_relid || ':' || owner, 0));
    perform app.refuse_beyond(tg_relid, tg_argv[0], tg_argv[1]::integer, tg_argv[2], tg_argv[3], owner, 0);
  end loop;
  return null;
end
$$;
revoke all on function app.keep_row_ceiling() from public, anon, authenticated;

-- Gives a table its ceiling, or another one. One count for each account and statement; a row that changes hands counts too.
create function app.limit_rows(
  counted_rows regclass, owner_column text, ceiling integer, told text, counted text default 'true'
) returns void
language plpgsql set search_path = '' as $$
begin
  execute format('create or replace trigger keep_row_ceiling after insert on %s referencing new table as new_rows
    for each statement execute function app.keep_row_ceiling(%L, %L, %L, %L)',
    counted_rows, owner_column, ceiling, told, counted);
  execute format('create or replace trigger keep_row_ceiling_on_change after update of %I on %s
    for each row when (new.%1$I is distinct from old.%1$I)
    execute function app.keep_row_ceiling(%3$L, %4$L, %5$L, %6$L)',
    owner_column, counted_rows, owner_column, ceiling, told, counted);
end
$$;
revoke all on function app.limit_rows(regclass, text, integer, text, text) from public, anon, authenticated;

-- Is there room for so many more? For a program that would work for nothing otherwise. Refuses like the trigger.
create function app.demand_room(counted_rows regclass, owner text, coming integer) returns void
language plpgsql security definer set search_path = '' as $$
declare
  args text[];
begin
  -- The arguments stand one after the other, each ended by a zero byte.
  select string_to_array(encode(t.tgargs, 'escape'), '\000') into strict args
    from pg_catalog.pg_trigger t where t.tgrelid = counted_rows and t.tgname = 'keep_row_ceiling';
  perform app.refuse_beyond(counted_rows, args[1], args[2]::integer, args[3], args[4], owner, coming);
end
$$;
revoke all on function app.demand_room(regclass, text, integer) from public, anon, authenticated;

create index leads_of_accounts on public.leads (email) where source = 'account';

select app.limit_rows('public.favorite_locations', 'user_id', 1000,
  'You can keep at most %s places. Remove some to save another.');
select app.limit_rows('public.chat_conversations', 'user_id', 500,
  'You can keep at most %s conversations. Go on in an earlier one.');
select app.limit_rows('public.chat_messages', 'conversation_id', 1000,
  'A conversation holds at most %s messages. Begin a new one.');
select app.limit_rows('public.bookings', 'user_id', 500,
  'You can keep at most %s ride requests. Write to us to send another.');
-- Strangers may leave calculations under any address: only those that the account saved itself count against it.
select app.limit_rows('public.leads', 'email', 2000,
  'You can keep at most %s calculations. Write to us to save another.', 'source = ''account''');

-- Several allowances are taken together or not at all: one sender's, and those of the networks around it. `whole_at`
-- is the time when an allowance is whole again; each take moves it by its step, and never further than its refill.
-- In: keys in one order for everybody, so that nobody waits in a circle. Out: milliseconds to wait; 0 = taken.
create function app.take_allowances(wanted text[], steps_ms float8[], refills_ms float8[], asked_at timestamptz)
returns float8
language plpgsql
set search_path = ''
as $$
declare
  step interval;
  latest timestamptz;
begin
  for n in 1 .. cardinality(wanted) loop
    step := steps_ms[n] * interval '1 ms';
    latest := asked_at + refills_ms[n] * interval '1 ms';
    insert into app.rate_limits as l (key, whole_at)
      select wanted[n], asked_at + step where asked_at + step <= latest
      on conflict (key) do update set whole_at = greatest(l.whole_at, asked_at) + step
        where greatest(l.whole_at, asked_at) + step <= latest;
    if not found then
      -- Undoes what this call has taken, in the block below.
      raise exception using errcode = 'RT429';
    end if;
  end loop;
  return 0;
exception when sqlstate 'RT429' then
  return (
    select greatest(1, max(
      extract(epoch from greatest(l.whole_at, asked_at) - asked_at) * 1000 + w.step_ms - w.refill_ms
    ))
    from unnest(wanted, steps_ms, refills_ms) as w (key, step_ms, refill_ms)
      left join app.rate_limits l on l.key = w.key
  );
end
$$;
revoke all on function app.take_allowances(text[], float8[], float8[], timestamptz)
  from public, anon, authenticated;

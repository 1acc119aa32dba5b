-- The desk sees who left a calculation, and to what they agreed. What they bought is nothing that it needs: amounts stay
-- ungranted, and come with a person's copy of their data alone.
create index leads_newest on public.leads (created_at desc, id desc);
-- Words of names and addresses, without a parser's own ideas of them. `app.find_leads` asks by the same expression.
create index leads_words on public.leads using gin (array_to_tsvector(array_remove(regexp_split_to_array(
  lower(full_name || ' ' || email), '[\u0001-\u002F\u003A-\u0040\u005B-\u0060\u007B-\u00A0\s]+'), '')));

grant select (id, created_at, email, full_name, country, source, marketing_consent) on public.leads to retour_staff;
grant select (created_at, received_at, email, purpose, is_given, text_version, given_in, is_address_proven)
  on app.consent_records to retour_staff;
grant select on app.mail_opt_outs to retour_staff;

create policy "the desk reads leads" on public.leads for select to retour_staff
  using ((select app.my_staff_role()) in ('owner', 'dispatcher', 'auditor'));
create policy "the desk reads consents" on app.consent_records for select to retour_staff
  using ((select app.my_staff_role()) in ('owner', 'dispatcher', 'auditor'));
create policy "the desk reads who wants no guides" on app.mail_opt_outs for select to retour_staff
  using ((select app.my_staff_role()) in ('owner', 'dispatcher', 'auditor'));

-- Some leads whose names and addresses have these words, by the index and nothing else: what the planner takes for cheap, the
-- words of each lead made anew, is what costs most.
create function app.leads_with_words(asked tsquery, at_most integer) returns uuid[]
language sql stable security definer set search_path = '' set enable_seqscan = off set enable_indexscan = off as $$
  select coalesce(array_agg(found.id), '{}') from (
    select l.id from public.leads l
    where array_to_tsvector(array_remove(regexp_split_to_array(
      lower(l.full_name || ' ' || l.email), '[\u0001-\u002F\u003A-\u0040\u005B-\u0060\u007B-\u00A0\s]+'), '')) @@ asked
    limit at_most) as found
$$;
revoke all on function app.leads_with_words(tsquery, integer) from public, anon, authenticated;

-- Leads whose name or address has words that begin like those asked for, the newest first, from after one that was given
-- before; all of them for no words. Under a row policy PostgreSQL uses no index for such a question, since a comparison of
-- texts may tell of rows that the policy hides: so it is asked here, with the same roles, and gives ids alone.
create function app.find_leads(wanted text, before_at timestamptz, before_id uuid, at_most integer) returns setof uuid
language plpgsql stable security definer set search_path = '' rows 51 as $$
declare
  separators constant text := '[\u0001-\u002F\u003A-\u0040\u005B-\u0060\u007B-\u00A0\s]';
  -- Up to so many are sorted; a word that more leads have is soon met by who walks from the newest on.
  most_sorted constant integer := 5000;
  typed constant text := lower(btrim(wanted));
  -- "ada@mail.ex": what stands before the @ is whole; the rest is compared as it is typed.
  is_address constant boolean := typed ~ '^\S+@\S*$';
  words text[];
  sorted uuid[];
  conditions text := '';
begin
  if coalesce(app.my_staff_role() not in ('owner', 'dispatcher', 'auditor'), true) then
    return;
  end if;
  words := array_remove(
    regexp_split_to_array(case when is_address then split_part(typed, '@', 1) else typed end, separators || '+'), '');
  if typed <> '' and words = '{}' then
    return;
  end if;
  if words <> '{}' then
    -- No word holds a quote, a backslash or another sign: they separate.
    sorted := app.leads_with_words(
      (select string_agg(format('''%s''%s', word, case when is_address then '' else ':*' end), ' & ')
        from unnest(words) as word)::tsquery, most_sorted + 1);
    if cardinality(sorted) <= most_sorted then
      conditions := ' and l.id = any($1)';
    else
      select string_agg(format(' and lower(l.full_name || '' '' || l.email) ~ %L',
        '(^|' || separators || ')' || word || case when is_address then '(' || separators || '|$)' else '' end), '')
        into conditions from unnest(words) as word;
    end if;
  end if;
  if is_address then
    conditions := conditions || ' and starts_with(l.email, $2)';
  end if;
  if before_id is not null then
    conditions := conditions || ' and (l.created_at, l.id) < ($3, $4)';
  end if;
  return query execute 'select l.id from public.leads l where true' || conditions
    || ' order by l.created_at desc, l.id desc limit $5' using sorted, typed, before_at, before_id, at_most;
end
$$;
revoke all on function app.find_leads(text, timestamptz, uuid, integer) from public, anon, authenticated;
grant execute on function app.find_leads(text, timestamptz, uuid, integer) to retour_staff;

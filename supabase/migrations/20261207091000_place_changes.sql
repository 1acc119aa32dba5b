-- What the desk changes of refund locations. The shipped records stay as they are in the repository; a change stands beside them,
-- with its source and licence, and holds for its one field until another one, a newer shipped value, or its end.
alter table public.refund_offices
  -- Field by field what the desk changed: {"hours": {"on", "origin", "source", "licence"}}; null for a record as shipped.
  add column changed jsonb check (jsonb_typeof(changed) = 'object');
alter table public.refund_offices drop constraint refund_offices_warning_kind_check;
alter table public.refund_offices add constraint refund_offices_warning_kind_check
  check (warning_kind in ('works', 'disputed', 'changed', 'unconfirmed', 'hours', 'closed'));

create table app.place_changes (
  id uuid primary key default gen_random_uuid(),
  -- No reference: what was changed of a location that has left the records stays readable.
  office_id text not null check (length(office_id) between 1 and 100),
  field text not null check (field in ('name', 'address', 'position', 'hours', 'phone', 'website', 'warning')),
  -- As app.place_value gives it; null = nothing is known, or no warning.
  value jsonb,
  -- What the shipped record says. When it comes to say something else, this change is overtaken.
  shipped jsonb,
  origin text not null check (origin in ('visitors', 'desk', 'openstreetmap', 'alltheplaces')),
  source text not null check (length(btrim(source)) between 1 and 300),
  licence text not null check (licence in ('own', 'ODbL-1.0', 'CC0-1.0')),
  looked_on date not null,
  reason text not null check (length(btrim(reason)) between 1 and 300),
  changed_by uuid not null,
  changed_at timestamptz not null default now(),
  ended_at timestamptz,
  ended_because text check (ended_because in ('replaced', 'overtaken', 'taken-back')),
  check ((ended_at is null) = (ended_because is null)),
  check (value is not null or field in ('hours', 'phone', 'website', 'warning'))
);
create unique index place_changes_in_force on app.place_changes (office_id, field) where ended_at is null;
create index place_changes_of_office on app.place_changes (office_id, changed_at desc);

-- What a data set says otherwise than our record: proposed to staff, never shown before they have looked.
create table app.place_proposals (
  id uuid primary key default gen_random_uuid(),
  office_id text not null references public.refund_offices (id) on delete cascade,
  field text not null check (field in ('name', 'address', 'position', 'hours', 'phone', 'website', 'warning')),
  value jsonb,
  origin text not null check (origin in ('openstreetmap', 'alltheplaces')),
  source text not null check (source ~ '^https?://' and length(source) <= 300),
  licence text not null check (licence in ('ODbL-1.0', 'CC0-1.0')),
  found_on date not null,
  -- Of a position: meters from our record.
  distance_m integer check (distance_m >= 0),
  created_at timestamptz not null default now(),
  -- `gone`: the data set says it no more, or says something else now.
  state text not null default 'open' check (state in ('open', 'accepted', 'rejected', 'gone')),
  reason text check (length(btrim(reason)) between 1 and 300),
  decided_by uuid,
  decided_at timestamptz,
  check ((state in ('accepted', 'rejected')) = (decided_by is not null) and (decided_by is null) = (reason is null)),
  check ((state = 'open') = (decided_at is null))
);
create unique index place_proposals_open on app.place_proposals (office_id, field, origin) where state = 'open';
create index place_proposals_of_office on app.place_proposals (office_id, created_at desc);

-- One field of a location as JSON; null where nothing is known.
create function app.place_value(office public.refund_offices, field text) returns jsonb
language sql immutable set search_path = '' as $$
  select case field
    when 'name' then to_jsonb(office.name)
    when 'address' then to_jsonb(office.address)
    when 'position' then jsonb_build_object('lat', office.lat, 'lng', office.lng)
    when 'hours' then case when office.hours is not null then jsonb_build_object('hours', office.hours,
      'text', office.opening_hours, 'checked', office.hours_checked, 'stale', office.hours_stale) end
    when 'phone' then to_jsonb(office.phone)
    when 'website' then to_jsonb(office.website)
    when 'warning' then case when office.warning is not null then jsonb_build_object('kind', office.warning_kind,
      'text', office.warning, 'source', office.warning_source) end
  end
$$;

-- Names a value, so that who changes one says which they saw.
create function app.place_mark(value jsonb) returns text
language sql immutable set search_path = '' as $$
  select md5(coalesce(value::text, ''))
$$;

create function app.set_place_value(office text, field text, value jsonb) returns void
language sql set search_path = '' as $$
  update public.refund_offices o set
    name = case when field = 'name' then value #>> '{}' else o.name end,
    address = case when field = 'address' then value #>> '{}' else o.address end,
    lat = case when field = 'position' then (value ->> 'lat')::float8 else o.lat end,
    lng = case when field = 'position' then (value ->> 'lng')::float8 else o.lng end,
    hours = case when field = 'hours' then value ->> 'hours' else o.hours end,
    opening_hours = case when field = 'hours' then value ->> 'text' else o.opening_hours end,
    hours_checked = case when field = 'hours' then value ->> 'checked' else o.hours_checked end,
    hours_stale = case when field = 'hours' then coalesce((value ->> 'stale')::boolean, false) else o.hours_stale end,
    phone = case when field = 'phone' then value #>> '{}' else o.phone end,
    website = case when field = 'website' then value #>> '{}' else o.website end,
    warning = case when field = 'warning' then value ->> 'text' else o.warning end,
    warning_kind = case when field = 'warning' then value ->> 'kind' else o.warning_kind end,
    warning_source = case when field = 'warning' then value ->> 'source' else o.warning_source end
  where o.id = office
$$;

-- Writes beside a location what of it is changed.
create function app.note_place_changes(office text) returns void
language sql set search_path = '' as $$
  update public.refund_offices o set changed = (
    select jsonb_object_agg(c.field, jsonb_build_object('on', c.looked_on, 'origin', c.origin, 'source', c.source,
      'licence', c.licence))
    from app.place_changes c where c.office_id = o.id and c.ended_at is null)
  where o.id = office
$$;

-- After the shipped records were written anew: what is changed holds on, but where the record itself says something else now.
create function app.apply_place_changes() returns void
language plpgsql set search_path = '' as $$
declare
  change app.place_changes;
  office public.refund_offices;
begin
  update public.refund_offices set changed = null where changed is not null;
  for change in select * from app.place_changes where ended_at is null order by changed_at, id loop
    select * into office from public.refund_offices o where o.id = change.office_id;
    if not found or app.place_value(office, change.field) is distinct from change.shipped then
      update app.place_changes set ended_at = now(), ended_because = 'overtaken' where id = change.id;
    else
      perform app.set_place_value(change.office_id, change.field, change.value);
      perform app.note_place_changes(change.office_id);
    end if;
  end loop;
end
$$;

-- Ends reports and proposals of one location that are still open. False, and nothing done, where one of them is not.
create function app.decide_place_words(office text, reports uuid[], proposals uuid[], verdict text, reason text) returns boolean
language plpgsql set search_path = '' as $$
declare
  me constant uuid := app.my_staff_id();
begin
  perform from app.place_reports r where r.id = any(reports) order by r.id for update;
  perform from app.place_proposals p where p.id = any(proposals) order by p.id for update;
  if (select count(*) from app.place_reports r where r.id = any(reports) and r.office_id = office and r.state = 'open')
      <> cardinality(reports)
    or (select count(*) from app.place_proposals p where p.id = any(proposals) and p.office_id = office and p.state = 'open')
      <> cardinality(proposals) then
    return false;
  end if;
  update app.place_reports r set state = verdict, reason = decide_place_words.reason, decided_by = me, decided_at = now()
    where r.id = any(reports);
  update app.place_proposals p set state = verdict, reason = decide_place_words.reason, decided_by = me, decided_at = now()
    where p.id = any(proposals);
  return true;
end
$$;

-- Changes one field of a location, for owners and editors, from the value that they saw (`seen`, by app.place_mark). Gives
-- 'done'; 'not-yours', 'unknown', 'same'; 'changed-meanwhile' where it has another value by now, or a report or proposal that it
-- settles was decided by somebody else. Source and licence are those of what it rests on. Its line of the audit log comes with it.
create function app.change_place(office text, field text, value jsonb, seen text, reason text, reports uuid[],
  proposals uuid[], day date, from_where text) returns text
language plpgsql security definer set search_path = '' as $$
declare
  found_office public.refund_offices;
  before jsonb;
  older app.place_changes;
  rests_on app.place_proposals;
  new_id uuid := gen_random_uuid();
  origin text := case when cardinality(reports) > 0 then 'visitors' else 'desk' end;
  source text := case when cardinality(reports) > 0 then 'visitor report looked at by staff on ' else 'looked up by staff on ' end
    || to_char(day, 'YYYY-MM-DD');
  licence text := 'own';
begin
  if coalesce(app.my_staff_role() not in ('owner', 'editor'), true) then
    return 'not-yours';
  end if;
  select * into found_office from public.refund_offices o where o.id = office for update;
  if not found then
    return 'unknown';
  end if;
  before := app.place_value(found_office, field);
  if app.place_mark(before) <> seen then
    return 'changed-meanwhile';
  end if;
  if before is not distinct from value then
    return 'same';
  end if;
  -- What a proposal says keeps its licence, also when staff put it into other words.
  select * into rests_on from app.place_proposals p
    where p.id = any(proposals) and p.office_id = office and p.field = change_place.field order by p.created_at limit 1;
  if found then
    origin := rests_on.origin;
    source := rests_on.source;
    licence := rests_on.licence;
  end if;
  if not app.decide_place_words(office, reports, proposals, 'accepted', reason) then
    return 'changed-meanwhile';
  end if;
  update app.place_changes c set ended_at = now(), ended_because = 'replaced'
    where c.office_id = office and c.field = change_place.field and c.ended_at is null returning * into older;
  insert into app.place_changes (id, office_id, field, value, shipped, origin, source, licence, looked_on, reason, changed_by)
  values (new_id, office, field, value, case when older.id is null then before else older.shipped end, origin, source,
    licence, day, reason, app.my_staff_id());
  perform app.set_place_value(office, field, value);
  perform app.note_place_changes(office);
  insert into app.audit_log (actor_kind, actor_id, action, subject_id, before, after, from_where)
  values ('staff', app.my_staff_id(), 'place.change', new_id,
    jsonb_build_object('place', office, 'field', field, 'value', before),
    jsonb_build_object('place', office, 'field', field, 'value', value, 'origin', origin, 'licence', licence,
      'reports', cardinality(reports), 'proposals', cardinality(proposals)), from_where);
  return 'done';
end
$$;

-- Rejects reports and proposals of a location. Gives 'done', 'not-yours' or 'changed-meanwhile'.
create function app.reject_place_words(office text, reports uuid[], proposals uuid[], reason text, from_where text) returns text
language plpgsql security definer set search_path = '' as $$
begin
  if coalesce(app.my_staff_role() not in ('owner', 'editor'), true) then
    return 'not-yours';
  end if;
  if not app.decide_place_words(office, reports, proposals, 'rejected', reason) then
    return 'changed-meanwhile';
  end if;
  insert into app.audit_log (actor_kind, actor_id, action, subject_id, after, from_where)
  select 'staff', app.my_staff_id(), 'place.reject', said, jsonb_build_object('place', office), from_where
  from unnest(reports || proposals) as said;
  return 'done';
end
$$;

-- Ends a change: the shipped value holds again. Gives 'done', 'not-yours' or 'changed-meanwhile' for one that has ended.
create function app.take_back_place_change(wanted uuid, from_where text) returns text
language plpgsql security definer set search_path = '' as $$
declare
  change app.place_changes;
begin
  if coalesce(app.my_staff_role() not in ('owner', 'editor'), true) then
    return 'not-yours';
  end if;
  -- The location first, as whoever changes it does.
  perform from public.refund_offices o join app.place_changes c on c.office_id = o.id where c.id = wanted for update of o;
  update app.place_changes c set ended_at = now(), ended_because = 'taken-back'
    where c.id = wanted and c.ended_at is null returning * into change;
  if not found then
    return 'changed-meanwhile';
  end if;
  perform app.set_place_value(change.office_id, change.field, change.shipped);
  perform app.note_place_changes(change.office_id);
  insert into app.audit_log (actor_kind, actor_id, action, subject_id, before, after, from_where)
  values ('staff', app.my_staff_id(), 'place.take-back', wanted,
    jsonb_build_object('place', change.office_id, 'field', change.field, 'value', change.value),
    jsonb_build_object('place', change.office_id, 'field', change.field, 'value', change.shipped), from_where);
  return 'done';
end
$$;

revoke all on function app.place_value(public.refund_offices, text), app.place_mark(jsonb),
  app.set_place_value(text, text, jsonb), app.note_place_changes(text), app.apply_place_changes(),
  app.decide_place_words(text, uuid[], uuid[], text, text),
  app.change_place(text, text, jsonb, text, text, uuid[], uuid[], date, text),
  app.reject_place_words(text, uuid[], uuid[], text, text), app.take_back_place_change(uuid, text)
  from public, anon, authenticated;
grant execute on function app.place_value(public.refund_offices, text), app.place_mark(jsonb),
  app.change_place(text, text, jsonb, text, text, uuid[], uuid[], date, text),
  app.reject_place_words(text, uuid[], uuid[], text, text), app.take_back_place_change(uuid, text) to retour_staff;

alter table app.place_changes enable row level security;
alter table app.place_proposals enable row level security;
revoke all on app.place_changes, app.place_proposals from public, anon, authenticated;
grant select on app.place_changes, app.place_proposals, public.refund_offices to retour_staff;
create policy "the desk reads what was changed of places" on app.place_changes for select to retour_staff
  using ((select app.my_staff_role()) in ('owner', 'dispatcher', 'editor', 'auditor'));
create policy "the desk reads what is proposed for places" on app.place_proposals for select to retour_staff
  using ((select app.my_staff_role()) in ('owner', 'dispatcher', 'editor', 'auditor'));
create policy "the desk reads places" on public.refund_offices for select to retour_staff
  using ((select app.my_staff_role()) in ('owner', 'dispatcher', 'editor', 'auditor'));

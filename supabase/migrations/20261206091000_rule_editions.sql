-- Editions of the rules that are made at the desk (docs/decisions/0033). A draft is written by owners and editors, approved by
-- somebody who has not written in it, and never changes again; what was approved ends only by a newer edition. The shipped
-- editions stay in the repository (packages/domain/src/vat).

-- The shape that is computed with; everything else of a rule is read by the server before it comes here
-- (packages/domain/src/vat/edition-record.ts).
create function app.is_edition(rules jsonb) returns boolean
language sql immutable set search_path = '' as $$
  select jsonb_typeof(rules) = 'object' and length(rules::text) <= 20000
    and rules ?& array['france', 'germany', 'italy', 'spain'] and (select count(*) = 4 from jsonb_object_keys(rules))
    and not exists (
      select from jsonb_each(rules) as r (country, rule)
      where jsonb_typeof(rule) <> 'object'
        or rule ->> 'country' is distinct from r.country
        or jsonb_typeof(rule -> 'rate') is distinct from 'number' or not (rule ->> 'rate')::numeric between 0.01 and 0.3
        or jsonb_typeof(rule -> 'minimumPurchase') is distinct from 'number'
        or not (rule ->> 'minimumPurchase')::numeric between 0 and 10000
        or jsonb_typeof(rule -> 'refundShare') is distinct from 'number'
        or not (rule ->> 'refundShare')::numeric between 0.01 and 1
        or coalesce(rule ->> 'comparison', '') not in ('at-least', 'more-than')
        or coalesce(rule ->> 'source', '') = '' or coalesce(rule ->> 'validFrom', '') !~ '^20\d\d-\d\d(-\d\d)?$'
        or coalesce(rule ->> 'checkedOn', '') !~ '^20\d\d-\d\d(-\d\d)?$')
$$;

create table app.rule_drafts (
  id uuid primary key default gen_random_uuid(),
  -- Grows by one with each change: who changes an older one is told.
  version integer not null default 1,
  state text not null default 'open' check (state in ('open', 'dropped', 'approved')),
  name text not null check (length(name) between 1 and 80),
  -- From its first hour in Europe/Paris on it is computed with.
  effective_on date not null,
  rules jsonb not null check (app.is_edition(rules)),
  -- Everybody who wrote in it, the first one first. No reference: who leaves keeps what they did.
  authors uuid[] not null,
  changed_at timestamptz not null,
  changed_from text not null check (length(changed_from) between 1 and 64)
);
create index rule_drafts_changed on app.rule_drafts (changed_at desc);

create table app.rule_editions (
  number integer generated always as identity primary key,
  draft_id uuid not null unique references app.rule_drafts (id),
  -- What the second person saw.
  draft_version integer not null,
  name text not null,
  effective_on date not null,
  rules jsonb not null check (app.is_edition(rules)),
  authors uuid[] not null,
  approved_by uuid not null,
  approved_at timestamptz not null,
  approved_from text not null check (length(approved_from) between 1 and 64),
  constraint approved_by_a_second_person check (approved_by <> all (authors))
);
create index rule_editions_effective on app.rule_editions (effective_on desc, number desc);

create function app.check_rule_draft() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  author constant uuid := app.my_staff_id();
begin
  if tg_op = 'INSERT' then
    new.version := 1;
    new.state := 'open';
    new.authors := array[author];
  elsif old.state <> 'open' then
    raise exception 'A draft that was approved or dropped changes no more.' using errcode = 'check_violation';
  elsif new.id <> old.id or new.version <> old.version + 1 then
    raise exception 'A draft changes by one version.' using errcode = 'check_violation';
  elsif new.state = 'approved' then
    -- Only its edition does that, and nothing else with it.
    if not exists (select from app.rule_editions e where e.draft_id = new.id and e.draft_version = old.version) then
      raise exception 'A draft is approved by its edition.' using errcode = 'check_violation';
    end if;
    if (new.name, new.effective_on, new.rules) is distinct from (old.name, old.effective_on, old.rules) then
      raise exception 'An approval changes nothing of a draft.' using errcode = 'check_violation';
    end if;
    new.authors := old.authors;
  else
    new.authors := case when author = any (old.authors) then old.authors else old.authors || author end;
  end if;
  if array_position(new.authors, null) is not null then
    raise exception 'A draft has an author.' using errcode = 'insufficient_privilege';
  end if;
  return new;
end
$$;

-- Takes the draft as it was seen; whoever wrote in it may not.
create function app.check_rule_edition() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  draft app.rule_drafts;
begin
  select * into draft from app.rule_drafts d where d.id = new.draft_id for update;
  if not found or draft.state <> 'open' or draft.version <> new.draft_version then
    raise exception 'This draft is not open, or was changed.' using errcode = 'check_violation';
  end if;
  new.name := draft.name;
  new.effective_on := draft.effective_on;
  new.rules := draft.rules;
  new.authors := draft.authors;
  new.approved_by := app.my_staff_id();
  if new.effective_on < (new.approved_at at time zone 'Europe/Paris')::date then
    raise exception 'An edition takes effect on no day that has passed.' using errcode = 'check_violation';
  end if;
  return new;
end
$$;

create function app.record_rule_edition() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  update app.rule_drafts set state = 'approved', version = version + 1, changed_at = new.approved_at,
    changed_from = new.approved_from where id = new.draft_id;
  insert into app.audit_log (at, actor_kind, actor_id, action, subject_id, after, from_where)
  values (new.approved_at, 'staff', new.approved_by, 'edition.approve', new.draft_id,
    jsonb_build_object('number', new.number, 'version', new.draft_version, 'effectiveOn', new.effective_on, 'rules', new.rules),
    new.approved_from);
  return null;
end
$$;

-- The approval has its own line.
create function app.record_rule_draft() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if new.state = 'approved' then
    return null;
  end if;
  insert into app.audit_log (at, actor_kind, actor_id, action, subject_id, before, after, from_where)
  values (new.changed_at, 'staff', app.my_staff_id(),
    'rule-draft.' || case when tg_op = 'INSERT' then 'add' when new.state = 'dropped' then 'drop' else 'change' end, new.id,
    case when tg_op = 'UPDATE' then jsonb_build_object('version', old.version, 'effectiveOn', old.effective_on, 'rules', old.rules) end,
    jsonb_build_object('version', new.version, 'effectiveOn', new.effective_on, 'rules', new.rules), new.changed_from);
  return null;
end
$$;
revoke all on function app.is_edition(jsonb), app.check_rule_draft(), app.check_rule_edition(), app.record_rule_edition(),
  app.record_rule_draft() from public, anon, authenticated;
grant execute on function app.is_edition(jsonb) to retour_staff;

create trigger check_rule_draft before insert or update on app.rule_drafts
  for each row execute function app.check_rule_draft();
create trigger record_rule_draft after insert or update on app.rule_drafts
  for each row execute function app.record_rule_draft();
create trigger keep_rule_drafts before delete on app.rule_drafts
  for each row execute function app.keep_rule_record();
create trigger keep_rule_drafts_whole before truncate on app.rule_drafts
  for each statement execute function app.keep_rule_record();
create trigger check_rule_edition before insert on app.rule_editions
  for each row execute function app.check_rule_edition();
create trigger record_rule_edition after insert on app.rule_editions
  for each row execute function app.record_rule_edition();
create trigger keep_rule_editions before update or delete on app.rule_editions
  for each row execute function app.keep_rule_record();
create trigger keep_rule_editions_whole before truncate on app.rule_editions
  for each statement execute function app.keep_rule_record();

alter table app.rule_drafts enable row level security;
alter table app.rule_editions enable row level security;
revoke all on app.rule_drafts, app.rule_editions from public, anon, authenticated;
grant select on app.rule_drafts, app.rule_editions to retour_staff;
grant insert (name, effective_on, rules, changed_at, changed_from) on app.rule_drafts to retour_staff;
grant update (version, state, name, effective_on, rules, changed_at, changed_from) on app.rule_drafts to retour_staff;
grant insert (draft_id, draft_version, approved_at, approved_from) on app.rule_editions to retour_staff;
create policy "owners, editors and auditors read drafts of editions" on app.rule_drafts for select to retour_staff
  using ((select app.my_staff_role()) in ('owner', 'editor', 'auditor'));
create policy "owners and editors draft editions" on app.rule_drafts for insert to retour_staff
  with check ((select app.my_staff_role()) in ('owner', 'editor'));
create policy "owners and editors change drafts of editions" on app.rule_drafts for update to retour_staff
  using ((select app.my_staff_role()) in ('owner', 'editor'))
  with check ((select app.my_staff_role()) in ('owner', 'editor'));
create policy "owners, editors and auditors read editions" on app.rule_editions for select to retour_staff
  using ((select app.my_staff_role()) in ('owner', 'editor', 'auditor'));
create policy "owners and editors approve editions" on app.rule_editions for insert to retour_staff
  with check ((select app.my_staff_role()) in ('owner', 'editor'));

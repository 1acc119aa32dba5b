-- Somebody at the desk looked at a record of the rules and found it unchanged (docs/product.md, Rules at the desk). What a
-- record says stands in the repository; here is only that it was looked at, by whom, and where. It only grows.
create table app.rule_checks (
  id uuid primary key default gen_random_uuid(),
  -- The id of a statement (packages/domain/src/vat/statements.ts).
  record text not null check (record ~ '^[a-z-]+(\.[a-zA-Z-]+)?$' and length(record) <= 80),
  checked_at timestamptz not null,
  -- No reference: who leaves keeps what they did.
  checked_by uuid not null default app.my_staff_id(),
  source text not null check (source ~ '^https?://[^[:space:]/]+\.[^[:space:]]+$' and length(source) <= 500),
  note text not null default '' check (length(note) <= 500),
  checked_from text not null check (length(checked_from) between 1 and 64)
);
create index rule_checks_newest on app.rule_checks (record, checked_at desc);

create function app.keep_rule_record() returns trigger
language plpgsql set search_path = '' as $$
begin
  raise exception 'What was noted about the rules only grows.' using errcode = 'insufficient_privilege';
end
$$;
create trigger keep_rule_checks before update or delete on app.rule_checks
  for each row execute function app.keep_rule_record();
create trigger keep_rule_checks_whole before truncate on app.rule_checks
  for each statement execute function app.keep_rule_record();

create function app.record_rule_check() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  insert into app.audit_log (at, actor_kind, actor_id, action, subject_id, after, from_where)
  values (new.checked_at, 'staff', new.checked_by, 'rule.check', new.id,
    jsonb_build_object('record', new.record, 'source', new.source), new.checked_from);
  return null;
end
$$;
revoke all on function app.keep_rule_record(), app.record_rule_check() from public, anon, authenticated;
create trigger record_rule_check after insert on app.rule_checks
  for each row execute function app.record_rule_check();

alter table app.rule_checks enable row level security;
revoke all on app.rule_checks from public, anon, authenticated;
grant select on app.rule_checks to retour_staff;
grant insert (record, checked_at, source, note, checked_from) on app.rule_checks to retour_staff;
create policy "owners, editors and auditors read checks of the rules" on app.rule_checks for select to retour_staff
  using ((select app.my_staff_role()) in ('owner', 'editor', 'auditor'));
create policy "owners and editors note checks of the rules" on app.rule_checks for insert to retour_staff
  with check ((select app.my_staff_role()) in ('owner', 'editor'));

-- The mail to the operator that names what nobody has looked at, at most one a week.
alter table app.outgoing_mail drop constraint outgoing_mail_recipient_known;
alter table app.outgoing_mail add constraint outgoing_mail_recipient_known
  check (recipient is not null or kind in ('booking-operator', 'rules-overdue'));
create index outgoing_mail_rules_overdue on app.outgoing_mail (created_at) where kind = 'rules-overdue';

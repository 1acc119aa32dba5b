-- What the assistant was asked and had no answer to, in words that name nobody: no account, no time of day, no number, no address.
-- Questions of the same words are one row.
create table app.open_questions (
  id uuid primary key default gen_random_uuid(),
  -- The words that make it one question, sorted.
  words text not null unique check (length(words) between 1 and 200),
  -- As it was asked first, scrubbed.
  question text not null check (length(question) between 1 and 200),
  asked integer not null default 1 check (asked > 0),
  first_on date not null,
  last_on date not null,
  -- `learned`: a next release answers it; `not-ours`: it is none of our subjects.
  mark text check (mark in ('learned', 'not-ours')),
  -- How often it was asked after the mark.
  asked_since_mark integer not null default 0 check (asked_since_mark >= 0),
  marked_by uuid,
  check ((mark is null) = (marked_by is null))
);
create index open_questions_asked on app.open_questions (asked desc, last_on desc, id) where mark is null;
create index open_questions_first_on on app.open_questions (first_on);
create index open_questions_last_on on app.open_questions (last_on);

-- Counts a question; a new one only while fewer than `at_most` new ones were kept that day. False where it was not kept.
create function app.keep_open_question(asked_words text, asked_question text, day date, at_most integer) returns boolean
language plpgsql set search_path = '' as $$
begin
  update app.open_questions q set asked = q.asked + 1, last_on = greatest(q.last_on, day),
    asked_since_mark = q.asked_since_mark + case when q.mark is null then 0 else 1 end
    where q.words = asked_words;
  if found then
    return true;
  end if;
  -- Two at once may pass it by one; nothing depends on the exact number.
  if (select count(*) from (select from app.open_questions q where q.first_on = day limit at_most) as new_ones) >= at_most then
    return false;
  end if;
  insert into app.open_questions as q (words, question, first_on, last_on)
  values (asked_words, asked_question, day, day)
  on conflict (words) do update set asked = q.asked + 1, last_on = greatest(q.last_on, excluded.last_on);
  return true;
end
$$;

-- Marks a question, or takes its mark away, for owners and editors. Gives 'done', 'not-yours' or 'unknown'.
create function app.mark_open_question(wanted uuid, new_mark text, from_where text) returns text
language plpgsql security definer set search_path = '' as $$
declare
  before app.open_questions;
begin
  if coalesce(app.my_staff_role() not in ('owner', 'editor'), true) then
    return 'not-yours';
  end if;
  select * into before from app.open_questions q where q.id = wanted for update;
  if not found then
    return 'unknown';
  end if;
  update app.open_questions set mark = new_mark, asked_since_mark = 0,
    marked_by = case when new_mark is null then null else app.my_staff_id() end where id = wanted;
  -- No word of it: what visitors ask stays out of the log.
  insert into app.audit_log (actor_kind, actor_id, action, subject_id, before, after, from_where)
  values ('staff', app.my_staff_id(), 'question.mark', wanted, jsonb_build_object('mark', before.mark),
    jsonb_build_object('mark', new_mark, 'asked', before.asked), from_where);
  return 'done';
end
$$;
revoke all on function app.keep_open_question(text, text, date, integer), app.mark_open_question(uuid, text, text)
  from public, anon, authenticated;
grant execute on function app.mark_open_question(uuid, text, text) to retour_staff;

alter table app.open_questions enable row level security;
revoke all on app.open_questions from public, anon, authenticated;
grant select on app.open_questions to retour_staff;
create policy "the desk reads what had no answer" on app.open_questions for select to retour_staff
  using ((select app.my_staff_role()) in ('owner', 'editor', 'auditor'));

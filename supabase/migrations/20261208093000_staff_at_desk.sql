-- Owners say who works at the desk; auditors read who is there. Addresses and names are the accounts', which staff hold no right
-- to: these functions give and take what each call needs, and write the audit log with it.

create function app.list_staff() returns table (user_id uuid, email text, name text, role text, added_at timestamptz,
  has_second_factor boolean)
language sql stable security definer set search_path = '' as $$
  select s.user_id, u.email::text, coalesce(u.raw_user_meta_data ->> 'full_name', ''), s.role, s.added_at,
    s.second_factor_at is not null
  from app.staff s join auth.users u on u.id = s.user_id
  where (select app.my_staff_role()) in ('owner', 'auditor')
  order by s.added_at, u.email
$$;

-- Makes a confirmed account staff. Gives 'done'; 'not-yours' for who is no
-- owner; 'unknown' without a confirmed account of the address; 'there' for who is staff already.
create function app.add_staff(address text, new_role text, from_where text) returns text
language plpgsql security definer set search_path = '' as $$
declare
  found_id uuid;
begin
  if app.my_staff_role() is distinct from 'owner' then
    return 'not-yours';
  end if;
  select u.id into found_id from auth.users u where lower(u.email) = lower(address) and u.email_confirmed_at is not null;
  if found_id is null then
    return 'unknown';
  end if;
  insert into app.staff (user_id, role, added_by) values (found_id, new_role, app.my_staff_id()) on conflict do nothing;
  if not found then
    return 'there';
  end if;
  insert into app.audit_log (actor_kind, actor_id, action, subject_id, after, from_where)
  values ('staff', app.my_staff_id(), 'staff.add', found_id, jsonb_build_object('role', new_role), from_where);
  return 'done';
end
$$;

-- Gives another role (`change`), takes the role away (`remove`), or has somebody enrol a second factor anew (`reset`). Nobody does it
-- to themselves, so an owner is always left: of two owners who remove each other at once the second is one no more. Gives 'done';
-- 'not-yours'; 'oneself'; 'unknown' for who is not staff.
create function app.change_staff(wanted uuid, verb text, new_role text, from_where text) returns text
language plpgsql security definer set search_path = '' as $$
declare
  me constant uuid := app.my_staff_id();
  role_before text;
begin
  perform from app.staff s where s.role = 'owner' or s.user_id = wanted order by s.user_id for update;
  if not exists (select from app.staff s where s.user_id = me and s.role = 'owner') then
    return 'not-yours';
  end if;
  if wanted = me then
    return 'oneself';
  end if;
  select s.role into role_before from app.staff s where s.user_id = wanted;
  if not found then
    return 'unknown';
  end if;
  if verb = 'change' then
    update app.staff set role = new_role where user_id = wanted;
  elsif verb = 'remove' then
    delete from app.staff where user_id = wanted;
  elsif verb = 'reset' then
    delete from app.staff_sessions where user_id = wanted;
    delete from app.staff_recovery_codes where user_id = wanted;
    delete from app.staff_factors where user_id = wanted;
    update app.staff set second_factor_at = null where user_id = wanted;
  else
    raise exception 'Staff are changed, removed or reset.' using errcode = 'check_violation';
  end if;
  insert into app.audit_log (actor_kind, actor_id, action, subject_id, before, after, from_where)
  values ('staff', me, case when verb = 'reset' then 'second-factor.reset' else 'staff.' || verb end, wanted,
    case when verb <> 'reset' then jsonb_build_object('role', role_before) end,
    case when verb = 'change' then jsonb_build_object('role', new_role) end, from_where);
  return 'done';
end
$$;
revoke all on function app.list_staff(), app.add_staff(text, text, text), app.change_staff(uuid, text, text, text)
  from public, anon, authenticated;
grant execute on function app.list_staff(), app.add_staff(text, text, text), app.change_staff(uuid, text, text, text)
  to retour_staff;

-- The desk sees what mail has not left, and why, and sends it again or drops it. What a mail says is granted to nobody: a
-- payload may lead into an account or a ride, for whoever holds it.
create index outgoing_mail_to_tend on app.outgoing_mail (created_at desc, id desc)
  where state in ('held', 'dead', 'expired');
create index outgoing_mail_on_its_way on app.outgoing_mail (created_at desc, id desc)
  where state in ('waiting', 'queued', 'sending');

grant select (id, kind, recipient, state, attempts, last_error, held_because, created_at, send_after, expires_at)
  on app.outgoing_mail to retour_staff;
-- Mails of accounts and reminders are no work of a dispatcher.
create policy "the desk reads its mail" on app.outgoing_mail for select to retour_staff
  using ((select app.my_staff_role()) in ('owner', 'auditor') or (select app.my_staff_role()) = 'dispatcher'
    and kind in ('refund-guide', 'booking-guest', 'booking-operator', 'ride-moved'));

-- Sends a mail again now (`retry`) or ends it unsent (`drop`), for owners and for the mails that a dispatcher sees. Gives
-- 'done'; 'unknown' for a mail that the caller does not see; 'not-yours' for a role that only reads; 'too-late' for one whose
-- links have run out; 'not-now' for one that is being sent, has left, or is over otherwise. Its line of the audit log is
-- written with it.
create function app.tend_mail(wanted uuid, verb text, reason text, from_where text) returns text
language plpgsql security definer set search_path = '' as $$
declare
  role constant text := coalesce(app.my_staff_role(), 'nobody');
  mail app.outgoing_mail;
  state_after text;
begin
  if role not in ('owner', 'dispatcher') then
    return 'not-yours';
  end if;
  select * into mail from app.outgoing_mail m where m.id = wanted
    and (role = 'owner' or m.kind in ('refund-guide', 'booking-guest', 'booking-operator', 'ride-moved'))
    for update;
  if not found then
    return 'unknown';
  end if;
  if verb = 'drop' and mail.state in ('held', 'waiting', 'queued', 'dead', 'expired') then
    state_after := 'unwanted';
    update app.outgoing_mail set state = state_after, last_error = 'dropped at the desk: ' || reason where id = wanted;
  elsif verb = 'retry' and mail.state in ('held', 'waiting', 'dead', 'expired') then
    -- A guide or a word about a ride is still worth reading a day later; a link has its own end.
    if mail.user_id is not null and mail.expires_at <= now() then
      return 'too-late';
    end if;
    state_after := 'waiting';
    update app.outgoing_mail set state = state_after, send_after = null, held_because = null, queued_at = null,
      expires_at = case when user_id is null then greatest(expires_at, now() + interval '1 day') else expires_at end
      where id = wanted;
  elsif verb = 'retry' and mail.state = 'queued' and to_regclass('pgboss.job') is not null then
    -- Its job is there and waits for the next attempt: that is made now. A second job could send it twice.
    state_after := 'queued';
    execute 'update pgboss.job set start_after = now() where name = ''send-mail'' and id = $1 and state in (''created'', ''retry'')'
      using wanted;
  else
    return 'not-now';
  end if;
  insert into app.audit_log (actor_kind, actor_id, action, subject_id, before, after, from_where)
  values ('staff', app.my_staff_id(), 'mail.' || verb, wanted, jsonb_build_object('state', mail.state, 'kind', mail.kind),
    jsonb_build_object('state', state_after, 'reason', reason), from_where);
  return 'done';
end
$$;

-- How many mails of each kind were written today (UTC), and how many leave on a day before further ones are slowed.
create function app.mail_today() returns table (kind text, made integer, a_day integer)
language sql stable security definer set search_path = '' as $$
  select t.kind, sum(t.made)::integer, app.mails_a_day(t.kind)
  from app.mail_tallies t
  where t.day = (now() at time zone 'utc')::date and (select app.my_staff_role()) in ('owner', 'dispatcher', 'auditor')
  group by t.kind order by t.kind
$$;
revoke all on function app.tend_mail(uuid, text, text, text), app.mail_today() from public, anon, authenticated;
grant execute on function app.tend_mail(uuid, text, text, text), app.mail_today() to retour_staff;

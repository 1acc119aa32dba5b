-- Refuses a transaction whose token belongs to a session that was signed out or is over, in the same round trip that
-- enters the caller's role. PT401 is read as status 401 by our server and by a hosted data API alike.
create function app.require_session(session uuid, account uuid, at timestamptz) returns boolean
language plpgsql stable set search_path = '' as $$
begin
  if not exists (
    select from auth.sessions s
    where s.id = session and s.user_id = account
      and coalesce(s.not_after, s.created_at + interval '4 hours') > at
  ) then
    raise exception 'Session from session_id claim in JWT does not exist' using errcode = 'PT401';
  end if;
  return true;
end
$$;
revoke all on function app.require_session(uuid, uuid, timestamptz) from public, anon, authenticated;

-- "Not you?": a guest's calculation is taken back by the random key that its browser holds. Guests can neither read nor
-- delete leads (docs/decisions/0003), so this is the one way, and it does nothing else.
--
-- Gives 'removed'; 'removed-after-mail' when its guide has left, or is leaving at this moment; 'too-late' when it was
-- saved more than 15 minutes ago; 'none' when no guest's lead has this key.
create function public.take_back_lead(lead_key uuid) returns text
language plpgsql security definer set search_path = '' as $$
declare
  lead public.leads;
  is_mailed boolean;
begin
  select * into lead from public.leads where idempotency_key = lead_key and source = 'guest' for update;
  if not found then
    return 'none';
  end if;
  if lead.created_at < now() - interval '15 minutes' then
    return 'too-late';
  end if;
  delete from app.outgoing_mail where lead_id = lead.id and state in ('waiting', 'held', 'queued');
  -- A mail that left stays in the counts of its mailbox and its day: nobody gets round a ceiling by taking back.
  with kept as (
    update app.outgoing_mail
      set lead_id = null, payload = case state when 'sending' then payload else '{}'::jsonb end
      where lead_id = lead.id returning state
  )
  select coalesce(bool_or(state in ('sending', 'sent')), false) into is_mailed from kept;
  -- Whoever it was, it was not the person at this address: that is no consent of theirs.
  delete from app.consent_records
    where email = lead.email and created_at = lead.consent_at and given_in = 'lead' and not is_address_proven;
  delete from public.leads where id = lead.id;
  return case when is_mailed then 'removed-after-mail' else 'removed' end;
end
$$;
revoke all on function public.take_back_lead(uuid) from public, anon, authenticated;
grant execute on function public.take_back_lead(uuid) to anon;

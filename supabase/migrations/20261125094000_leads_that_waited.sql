-- A calculation may wait on the device until there is a network: it is stored once however often it is sent, and
-- keeps the day it was made on.
alter table public.leads add column idempotency_key uuid unique;
comment on column public.leads.idempotency_key is
  'made by the page: a lead that is sent twice is stored once, the second answer is 23505';
alter table public.leads add column calculated_on date;
comment on column public.leads.calculated_on is
  'the person''s own calendar day of the calculation; dates in the guide count from it';
update public.leads set calculated_on = (created_at at time zone 'utc')::date;
alter table public.leads alter column calculated_on set not null;

grant insert (idempotency_key, calculated_on) on public.leads to anon, authenticated;
grant select (calculated_on) on public.leads to authenticated;

-- A device keeps a lead for 30 days, and its calendar may be a day ahead of ours or behind it.
create function app.complete_lead_day() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  today constant date := (now() at time zone 'utc')::date;
begin
  new.calculated_on := greatest(today - 31, least(today + 1, coalesce(new.calculated_on, today)));
  return new;
end
$$;
revoke all on function app.complete_lead_day() from public, anon, authenticated;

create trigger complete_lead_day before insert on public.leads
  for each row execute function app.complete_lead_day();

-- As before (outgoing_mail), but the guide counts its dates from the day of the calculation, not of its arrival.
create or replace function app.queue_guide_mail() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  today date := (now() at time zone 'utc')::date;
  address text := new.email;
  made_today integer;
begin
  select count(*) into made_today from (
    select 1 from app.outgoing_mail
    where kind = 'refund-guide' and created_at >= today::timestamp at time zone 'utc'
    limit 20000
  ) as guides;
  insert into app.outgoing_mail (kind, recipient, payload, lead_id, dedup_key, state, expires_at)
  values (
    'refund-guide',
    address,
    jsonb_build_object(
      'fullName', new.full_name,
      'purchaseAmount', new.purchase_amount::text,
      'vatAmount', new.vat_amount::text,
      'refundAmount', new.refund_amount::text,
      'isEligible', new.is_eligible,
      'currency', new.currency,
      'country', new.country,
      'rulesEdition', (select r.edition from app.vat_rules r where r.country = new.country),
      'calculatedOn', new.calculated_on
    ),
    new.id,
    'refund-guide:' || today || ':' || address,
    case when made_today >= 20000 then 'held' else 'waiting' end,
    now() + interval '3 days'
  )
  on conflict (dedup_key) do nothing;
  return null;
exception when others then
  -- The lead is what was asked for; its guide must not be what refuses it.
  raise warning 'no guide mail for lead %: % (%)', new.id, sqlerrm, sqlstate;
  return null;
end
$$;
revoke all on function app.queue_guide_mail() from public, anon, authenticated;

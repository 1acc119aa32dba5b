-- Mail that has to leave. A row is written in the transaction that causes it, so that what was acknowledged
-- is also mailed; the server's relay and worker take it from here (docs/decisions/0005).
-- Never exposed: schema app has no grants, the API can't name it.

create table app.outgoing_mail (
  id uuid primary key default gen_random_uuid(),
  kind text not null check (kind in ('refund-guide')),
  -- One bare address, lower-cased. Whether it can be delivered to is decided when it is sent.
  recipient text not null check (char_length(recipient) between 3 and 254),
  payload jsonb not null default '{}',
  -- A deleted lead takes its mail with it: erasing a person must not leave their amounts here.
  lead_id uuid references public.leads (id) on delete cascade,
  -- A mail with an equal key is not written again.
  dedup_key text unique,
  -- Given before the first attempt and kept for all later ones, so that a repeat is recognisable as one.
  message_id text unique,
  state text not null default 'waiting'
    check (state in ('waiting', 'held', 'queued', 'sending', 'sent', 'expired', 'dead')),
  attempts integer not null default 0,
  last_error text,
  created_at timestamptz not null default now(),
  queued_at timestamptz,
  sent_at timestamptz,
  expires_at timestamptz not null
);

create index outgoing_mail_waiting on app.outgoing_mail (created_at) where state = 'waiting';
create index outgoing_mail_unfinished on app.outgoing_mail (queued_at) where state in ('queued', 'sending');
create index outgoing_mail_by_day on app.outgoing_mail (kind, created_at);
create index outgoing_mail_by_lead on app.outgoing_mail (lead_id);

alter table app.outgoing_mail enable row level security;
revoke all on app.outgoing_mail from public, anon, authenticated;

-- The guide for a new lead: one per address and day (UTC). Leads may come from anyone under any address, so
-- beyond 20,000 guides a day further ones are held for a person to look at instead of sent.
create function app.queue_guide_mail() returns trigger
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
      'calculatedOn', today
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

create trigger queue_guide_mail after insert on public.leads
  for each row execute function app.queue_guide_mail();

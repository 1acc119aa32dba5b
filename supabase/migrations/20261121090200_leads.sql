-- A calculation that somebody left with name and address. Guests only write; an account reads the rows of its
-- confirmed address. Amounts, eligibility, status and source are the server's, whatever the caller sent.
create table public.leads (
  id uuid primary key default gen_random_uuid(),
  created_at timestamptz not null default now(),
  email text not null
    check (length(email) between 1 and 254 and position('@' in email) > 0)
    check (email = lower(email))
    check (email !~ '[\u0001-\u001F\u007F-\u009F\u2028\u2029]'),
  full_name text not null default 'Guest User'
    check (length(full_name) between 2 and 120)
    check (full_name !~ '[\u0001-\u001F\u007F-\u009F\u2028\u2029]'),
  -- NaN counts as greater than every number, so the upper bound refuses it too.
  purchase_amount numeric(12, 2) not null check (purchase_amount >= 0 and purchase_amount < 1000000000),
  vat_amount numeric(12, 2) not null default 0 check (vat_amount >= 0 and vat_amount < 1000000000),
  refund_amount numeric(12, 2) not null default 0 check (refund_amount >= 0 and refund_amount < 1000000000),
  is_eligible boolean not null default false,
  currency text not null check (currency in ('EUR', 'USD', 'GBP', 'JPY', 'CNY', 'CAD', 'AUD', 'CHF', 'SGD')),
  country text not null check (country in ('france', 'spain', 'italy', 'germany')),
  status text default 'pending' check (status in ('pending', 'processing', 'approved', 'completed', 'rejected')),
  amount numeric(12, 2) generated always as (refund_amount) stored,
  source text not null default 'guest' check (source in ('guest', 'account')),
  marketing_consent boolean not null default false,
  consent_text_version text,
  consent_at timestamptz,
  check (marketing_consent = (consent_at is not null and consent_text_version is not null))
);
create index leads_email_newest on public.leads (email, created_at desc);

-- Exact decimal arithmetic, half up to hundredths: the same figures as the calculator shows.
create function app.recompute_lead() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  rule app.vat_rules;
  euros numeric;
  rate numeric;
  edges constant text := '^\s+|\s+$';
  current_consent_text constant text := '2026-11';
begin
  new.email := lower(regexp_replace(new.email, edges, '', 'g'));
  new.full_name := coalesce(nullif(regexp_replace(new.full_name, edges, '', 'g'), ''), 'Guest User');
  new.currency := upper(regexp_replace(new.currency, edges, '', 'g'));
  new.country := lower(regexp_replace(new.country, edges, '', 'g'));
  new.status := 'pending';
  new.source := case when auth.uid() is null then 'guest' else 'account' end;
  new.marketing_consent := coalesce(new.marketing_consent, false);
  new.consent_text_version := case when new.marketing_consent then current_consent_text end;
  new.consent_at := case when new.marketing_consent then now() end;

  select * into rule from app.vat_rules r where r.country = new.country;
  if not found then
    raise exception 'There is no VAT rule for this country.' using errcode = 'check_violation';
  end if;

  if new.currency = 'EUR' then
    rate := 1;
  else
    select (e.rates ->> new.currency)::numeric into rate
      from app.exchange_rates e order by e.date desc limit 1;
  end if;
  if rate is null or rate <= 0 then
    raise exception 'There is no exchange rate for this currency.' using errcode = 'check_violation';
  end if;

  -- The casts give the quotients 20 decimals; a half cent is at most 3, so rounding once is exact.
  euros := round(new.purchase_amount::numeric(40, 20) / rate, 2);
  new.is_eligible := case rule.comparison
    when 'at-least' then euros >= rule.minimum_purchase
    else euros > rule.minimum_purchase
  end;
  new.vat_amount := round((new.purchase_amount * rule.rate)::numeric(40, 20) / (1 + rule.rate), 2);
  new.refund_amount := case when new.is_eligible then round(new.vat_amount * rule.refund_share, 2) else 0 end;
  return new;
end
$$;
revoke all on function app.recompute_lead() from public, anon, authenticated;

create trigger recompute_lead before insert on public.leads
  for each row execute function app.recompute_lead();

alter table public.leads enable row level security;
revoke all on public.leads from public, anon, authenticated;
grant insert (email, full_name, purchase_amount, vat_amount, refund_amount, is_eligible, currency, country,
  marketing_consent) on public.leads to anon, authenticated;
grant select (id, created_at, email, purchase_amount, refund_amount, currency, country, status, amount)
  on public.leads to authenticated;
grant all on public.leads to service_role;

create policy "guests leave a lead" on public.leads for insert to anon with check (source = 'guest');
create policy "accounts leave their own" on public.leads for insert to authenticated
  with check (source = 'account' and email = (select app.my_confirmed_email()));
create policy "accounts read their own" on public.leads for select to authenticated
  using (email = (select app.my_confirmed_email()));

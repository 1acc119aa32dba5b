-- A refund is its share of the exact VAT, rounded once. Rounding the VAT first and its share again was a cent off in one of
-- five purchases. Rows of before keep the figure that their person saw and was mailed.

-- As before (rates_of_the_calculation) but for refund_amount.
create or replace function app.recompute_lead() returns trigger
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
    select (e.rates ->> new.currency)::numeric into rate from app.rates_on(new.calculated_on) e;
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
  new.refund_amount := case when new.is_eligible then round(
    (new.purchase_amount * rule.rate * rule.refund_share)::numeric(40, 20) / (1 + rule.rate), 2) else 0 end;
  return new;
end
$$;
revoke all on function app.recompute_lead() from public, anon, authenticated;

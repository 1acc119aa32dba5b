-- What the database computes by is the edition in force: one of the desk from its day on, before it the one that is shipped
-- (docs/decisions/0033). Read where it is used, so it changes at midnight in Paris without a process.

-- The rule of a country on a day. What was calculated yesterday or later, by the calendar of whoever did, counts as today's:
-- its screen asked the server then. A calculation that waited on a device for longer keeps the edition of its own day.
create function app.rule_in_force(wanted text, day date) returns setof app.vat_rules
language sql stable security definer set search_path = '' as $$
  with days as (
    select case when day >= today - 1 then today else day end as day
    from (select (now() at time zone 'Europe/Paris')::date as today) as clock
  ), desk as (
    select 'desk-' || e.number as edition, e.rules -> wanted as rule
    from app.rule_editions e, days
    where e.effective_on <= days.day and e.rules ? wanted
    order by e.effective_on desc, e.number desc limit 1
  )
  select wanted, edition, (rule ->> 'rate')::numeric, (rule ->> 'minimumPurchase')::numeric, rule ->> 'comparison',
    (rule ->> 'refundShare')::numeric, rule ->> 'validFrom', rule ->> 'source', rule ->> 'checkedOn'
  from desk
  union all
  select r.* from app.vat_rules r where r.country = wanted and not exists (select from desk)
$$;
revoke all on function app.rule_in_force(text, date) from public, anon, authenticated;

-- As before (refund_rounded_once), by the rule in force.
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

  select * into rule from app.rule_in_force(new.country, new.calculated_on);
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

-- As before (mail_ceilings), with the edition that the figures were computed by.
create or replace function app.queue_guide_mail() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  today date := (now() at time zone 'utc')::date;
  once text := 'refund-guide:' || today || ':' || app.mailbox_of(new.email);
begin
  -- A guide that is not written again is not counted again.
  if exists (select from app.outgoing_mail where dedup_key = once) then
    return null;
  end if;
  insert into app.outgoing_mail (kind, recipient, payload, lead_id, dedup_key, expires_at)
  values (
    'refund-guide',
    new.email,
    jsonb_build_object(
      'fullName', new.full_name,
      'purchaseAmount', new.purchase_amount::text,
      'vatAmount', new.vat_amount::text,
      'refundAmount', new.refund_amount::text,
      'isEligible', new.is_eligible,
      'currency', new.currency,
      'country', new.country,
      'rulesEdition', (select r.edition from app.rule_in_force(new.country, new.calculated_on) r),
      'calculatedOn', new.calculated_on
    ),
    new.id,
    once,
    now() + interval '3 days'
  )
  on conflict (dedup_key) do nothing;
  return null;
exception
-- A full disk refuses both: the lead waits on its device, and its guide is not forgotten.
when insufficient_resources then
  raise;
when others then
  -- The lead is what was asked for; its guide must not be what refuses it.
  raise warning 'no guide mail for lead %: % (%)', new.id, sqlerrm, sqlstate;
  return null;
end
$$;
revoke all on function app.queue_guide_mail() from public, anon, authenticated;

-- A lead may wait on its device for 30 days: a consent to news in it is of the moment at which its box was ticked, so that
-- a withdrawal since then stays the newer one.
alter table public.leads add column consent_given_at timestamptz;
comment on column public.leads.consent_given_at is
  'when the box for news was ticked, as the page says it; without it, the arrival. consent_at follows it';
update public.leads set consent_given_at = consent_at;
grant insert (consent_given_at) on public.leads to anon, authenticated;

-- Triggers run in the order of their names: after recompute_lead, which dates a consent by its arrival. The clock of a
-- device can claim neither the future nor more than the 30 days, with a day for clocks that differ.
create function app.set_consent_time() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if new.marketing_consent then
    new.consent_given_at :=
      greatest(now() - interval '31 days', least(now(), coalesce(new.consent_given_at, now())));
  else
    new.consent_given_at := null;
  end if;
  new.consent_at := new.consent_given_at;
  return new;
end
$$;
revoke all on function app.set_consent_time() from public, anon, authenticated;

create trigger set_consent_time before insert on public.leads
  for each row execute function app.set_consent_time();

-- created_at is when a consent was given or withdrawn; beside it, when we learned of it, by our own clock.
alter table app.consent_records add column received_at timestamptz;
update app.consent_records set received_at = created_at;
alter table app.consent_records alter column received_at set default now(), alter column received_at set not null;

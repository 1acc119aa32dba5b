-- The guide mail also says what today's law decides. For another currency that takes the rates which decided the
-- lead, so they travel with the mail: it may be sent on a later day.
create function app.add_rates_to_guide() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  new.payload := new.payload || jsonb_build_object('rates', (
    select jsonb_build_object('base', e.base, 'date', e.date, 'rates', e.rates, 'source', e.source)
    from app.exchange_rates e order by e.date desc limit 1
  ));
  return new;
end
$$;
revoke all on function app.add_rates_to_guide() from public, anon, authenticated;

create trigger add_rates_to_guide before insert on app.outgoing_mail
  for each row when (new.kind = 'refund-guide' and new.payload ->> 'currency' <> 'EUR')
  execute function app.add_rates_to_guide();

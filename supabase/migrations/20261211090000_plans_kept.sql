-- Before PostgreSQL 18 a function in SQL that is not inlined (`set search_path`, `security definer`) is planned anew by each
-- statement that calls it; one in PL/pgSQL keeps its plans for the session. Every lead, mail or request of an account
-- calls these. They return what they returned.

create or replace function app.mailbox_of(address text) returns text
language plpgsql immutable strict parallel safe set search_path = '' as $$
declare
  plain text;
  local_part text;
  domain text;
  name text;
begin
  -- ASCII has nothing to normalize.
  if octet_length(address) = char_length(address) then
    plain := lower(regexp_replace(address, '[\u0001-\u0020"\\\u007F]', '', 'g') collate "C");
  else
    plain := lower(replace(normalize(regexp_replace(normalize(address, nfkc),
      '[\u0001-\u0020"\\\u007F-\u00A0\u00AD\u034F\u061C\u115F\u1160\u1680\u17B4\u17B5\u180B-\u180F\u2000-\u200F\u2028-\u202F\u205F-\u206F\u3000\u3164\uFE00-\uFE0F\uFEFF\uFFA0\uFFF0-\uFFF8\U0001BCA0-\U0001BCA3\U0001D173-\U0001D17A\U000E0000-\U000E0FFF]',
      '', 'g'), nfkc), U&'\3002', '.') collate "C");
  end if;
  local_part := coalesce(substring(plain from '^(.*)@'), '');
  domain := rtrim(substring(plain from '[^@]*$'), '.');
  name := replace(split_part(local_part, '+', 1), '.', '');
  return case when name = '' then replace(local_part, '.', '') else name end || '@'
    || case domain when 'googlemail.com' then 'gmail.com' else domain end;
end
$$;

create or replace function app.rule_in_force(wanted text, day date) returns setof app.vat_rules
language plpgsql stable security definer set search_path = '' as $$
begin
  return query
  with days as (
    select case when $2 >= today - 1 then today else $2 end as day
    from (select (now() at time zone 'Europe/Paris')::date as today) as clock
  ), desk as (
    select 'desk-' || e.number as edition, e.rules -> wanted as rule
    from app.rule_editions e, days
    where e.effective_on <= days.day and e.rules ? wanted
    order by e.effective_on desc, e.number desc limit 1
  )
  select wanted, d.edition, (d.rule ->> 'rate')::numeric, (d.rule ->> 'minimumPurchase')::numeric, d.rule ->> 'comparison',
    (d.rule ->> 'refundShare')::numeric, d.rule ->> 'validFrom', d.rule ->> 'source', d.rule ->> 'checkedOn'
  from desk d
  union all
  select r.* from app.vat_rules r where r.country = wanted and not exists (select from desk);
end
$$;

create or replace function app.rates_on(day date) returns setof app.exchange_rates
language plpgsql stable security definer set search_path = '' as $$
begin
  return query select r.* from app.exchange_rates r where r.date = coalesce(
    (select max(e.date) from app.exchange_rates e where e.date <= day),
    (select min(e.date) from app.exchange_rates e));
end
$$;

create or replace function app.mails_a_day(kind text) returns integer
language plpgsql stable set search_path = '' as $$
begin
  return coalesce(
    (select coalesce(c.by_setting, c.by_hand) from app.mail_ceilings c where c.kind = $1),
    case $1 when 'refund-guide' then 20000 when 'booking-guest' then 2000 else 10000 end);
end
$$;

create or replace function app.my_confirmed_email() returns text
language plpgsql stable security definer set search_path = '' as $$
begin
  return (
    select lower(u.email::text) from auth.users u
    where u.id = auth.uid() and u.email_confirmed_at is not null
  );
end
$$;

create or replace function app.my_staff_id() returns uuid
language plpgsql stable security definer set search_path = '' as $$
begin
  return (
    select s.user_id
    from (select nullif(current_setting('request.jwt.claims', true), '')::jsonb as claims) as token
    join app.staff s on s.user_id = (token.claims ->> 'sub')::uuid
    join app.staff_sessions x on x.user_id = s.user_id and x.session_id = (token.claims ->> 'session_id')::uuid
    where s.second_factor_at is not null and x.ends_at > now()
      and app.is_live_session(x.session_id, x.user_id, now())
  );
end
$$;

create or replace function app.my_staff_role() returns text
language plpgsql stable security definer set search_path = '' as $$
begin
  return (select s.role from app.staff s where s.user_id = app.my_staff_id());
end
$$;

-- A hosted Supabase has its own `auth.uid()`, and sessions without `ended_at` (docs/decisions/0008).
do $accounts$
declare
  is_hosted boolean := exists (
    select from pg_namespace n join pg_roles r on r.oid = n.nspowner
    where n.nspname = 'auth' and r.rolname = 'supabase_auth_admin'
  );
begin
  execute format($function$
    create or replace function app.is_live_session(session uuid, account uuid, moment timestamptz) returns boolean
    language plpgsql stable set search_path = '' as $body$
    begin
      return exists (
        select from auth.sessions s
        where s.id = session and s.user_id = account %s
          and coalesce(s.not_after, s.created_at + interval '4 hours') > moment
      );
    end
    $body$
  $function$, case when is_hosted then '' else 'and s.ended_at is null' end);
  -- Inlined in each policy. Its names are resolved here, once, whatever `search_path` a caller has.
  if not is_hosted then
    create or replace function auth.uid() returns uuid language sql stable
    return coalesce(
      nullif(current_setting('request.jwt.claim.sub', true), ''),
      nullif(current_setting('request.jwt.claims', true), '')::jsonb ->> 'sub'
    )::uuid;
  end if;
end
$accounts$;

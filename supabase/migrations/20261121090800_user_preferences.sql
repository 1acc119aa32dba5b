-- What an account likes to buy and where it travels; one row for each account, written by its owner.
create table public.user_preferences (
  user_id uuid primary key references auth.users (id) on delete cascade,
  nationality text check (length(nationality) <= 100),
  -- NaN counts as greater than every number, so the upper bound refuses it too.
  shopping_budget numeric(12, 2) check (shopping_budget >= 0 and shopping_budget < 1000000000),
  previous_refund_experience boolean not null default false,
  preferred_shopping_categories text[] not null default '{}' check (app.is_short_list(preferred_shopping_categories)),
  preferred_brands text[] not null default '{}' check (app.is_short_list(preferred_brands)),
  travel_destinations text[] not null default '{}' check (app.is_short_list(travel_destinations)),
  updated_at timestamptz not null default now()
);
comment on column public.user_preferences.shopping_budget is 'euros';

create trigger touch_updated_at before insert or update on public.user_preferences
  for each row execute function app.touch_updated_at();

alter table public.user_preferences enable row level security;
revoke all on public.user_preferences from public, anon, authenticated;
grant select on public.user_preferences to authenticated;
grant insert (user_id, nationality, shopping_budget, previous_refund_experience, preferred_shopping_categories,
  preferred_brands, travel_destinations, updated_at) on public.user_preferences to authenticated;
grant update (nationality, shopping_budget, previous_refund_experience, preferred_shopping_categories,
  preferred_brands, travel_destinations, updated_at) on public.user_preferences to authenticated;
grant all on public.user_preferences to service_role;

create policy "accounts read their own" on public.user_preferences for select to authenticated
  using (user_id = (select auth.uid()));
create policy "accounts write their own" on public.user_preferences for insert to authenticated
  with check (user_id = (select auth.uid()));
create policy "accounts change their own" on public.user_preferences for update to authenticated
  using (user_id = (select auth.uid())) with check (user_id = (select auth.uid()));

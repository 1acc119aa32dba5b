-- Refunds in progress or paid, written by the operator alone; accounts read their own.
create table public.refund_history (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references auth.users (id) on delete cascade,
  created_at timestamptz not null default now(),
  country text not null check (country in ('france', 'spain', 'italy', 'germany')),
  amount numeric(12, 2) not null check (amount >= 0 and amount < 1000000000),
  currency text not null check (currency in ('EUR', 'USD', 'GBP', 'JPY', 'CNY', 'CAD', 'AUD', 'CHF', 'SGD')),
  status text not null default 'pending'
    check (status in ('pending', 'processing', 'approved', 'completed', 'rejected'))
);
create index refund_history_user_newest on public.refund_history (user_id, created_at desc);

alter table public.refund_history enable row level security;
revoke all on public.refund_history from public, anon, authenticated;
grant select on public.refund_history to authenticated;
grant all on public.refund_history to service_role;

create policy "accounts read their own" on public.refund_history for select to authenticated
  using (user_id = (select auth.uid()));

-- The assistant's suggestions. The server writes them; accounts read their own and mark them as viewed.
create table public.ai_suggestions (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references auth.users (id) on delete cascade,
  type text not null check (type in ('shopping', 'refund', 'travel', 'other')),
  content jsonb not null check (
    jsonb_typeof(content) = 'object'
    and jsonb_typeof(content -> 'title') = 'string'
    and jsonb_typeof(content -> 'summary') = 'string'
    and length(content::text) <= 10000
  ),
  is_viewed boolean not null default false,
  created_at timestamptz not null default now()
);
create index ai_suggestions_unviewed on public.ai_suggestions (user_id, created_at desc) where not is_viewed;

alter table public.ai_suggestions enable row level security;
revoke all on public.ai_suggestions from public, anon, authenticated;
grant select on public.ai_suggestions to authenticated;
grant update (is_viewed) on public.ai_suggestions to authenticated;
grant all on public.ai_suggestions to service_role;

create policy "accounts read their own" on public.ai_suggestions for select to authenticated
  using (user_id = (select auth.uid()));
create policy "accounts mark their own" on public.ai_suggestions for update to authenticated
  using (user_id = (select auth.uid())) with check (user_id = (select auth.uid()));

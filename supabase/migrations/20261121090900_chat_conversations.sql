-- Talks with the assistant. The server writes them; accounts read and may delete their own.
create table public.chat_conversations (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references auth.users (id) on delete cascade,
  title text not null check (length(title) between 1 and 200),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index chat_conversations_user_newest on public.chat_conversations (user_id, updated_at desc);

alter table public.chat_conversations enable row level security;
revoke all on public.chat_conversations from public, anon, authenticated;
grant select, delete on public.chat_conversations to authenticated;
grant all on public.chat_conversations to service_role;

create policy "accounts read their own" on public.chat_conversations for select to authenticated
  using (user_id = (select auth.uid()));
create policy "accounts delete their own" on public.chat_conversations for delete to authenticated
  using (user_id = (select auth.uid()));

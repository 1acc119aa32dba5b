-- What was said in a talk, in the order of id. Who said it is never the caller's to write.
create table public.chat_messages (
  id bigint generated always as identity primary key,
  conversation_id uuid not null references public.chat_conversations (id) on delete cascade,
  content text not null check (length(content) between 1 and 20000),
  is_ai boolean not null default false,
  created_at timestamptz not null default now()
);
create index chat_messages_conversation on public.chat_messages (conversation_id, created_at, id);

alter table public.chat_messages enable row level security;
revoke all on public.chat_messages from public, anon, authenticated;
revoke all on sequence public.chat_messages_id_seq from public, anon, authenticated;
grant select on public.chat_messages to authenticated;
grant all on public.chat_messages to service_role;

create policy "accounts read their own talks" on public.chat_messages for select to authenticated
  using (exists (
    select from public.chat_conversations c
    where c.id = conversation_id and c.user_id = (select auth.uid())
  ));

-- The server makes suggestions from an account's own rows, each for one reason and never twice: the key names the reason
-- ("deadline:<lead>"). Suggestions of other origin have none.
alter table public.ai_suggestions add column suggestion_key text check (length(suggestion_key) between 1 and 200);
create unique index ai_suggestions_once on public.ai_suggestions (user_id, suggestion_key);

-- When an account was last looked at for suggestions; it is again after a change, and once a day for dates that come.
create table app.suggestion_rounds (
  user_id uuid primary key references auth.users (id) on delete cascade,
  looked_at timestamptz not null
);
create index suggestion_rounds_looked_at on app.suggestion_rounds (looked_at);
alter table app.suggestion_rounds enable row level security;
revoke all on app.suggestion_rounds from public, anon, authenticated;

-- Leads and bookings are limited for each sender, on a hosted Supabase too: there the table of the limits was left out,
-- as accounts are not our work. Elsewhere it exists and nothing changes.
create table if not exists app.rate_limits (
  key text primary key,
  whole_at timestamptz not null
);
create index if not exists rate_limits_whole_at on app.rate_limits (whole_at);
alter table app.rate_limits enable row level security;
revoke all on app.rate_limits from public, anon, authenticated;

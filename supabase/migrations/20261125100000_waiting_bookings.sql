-- Requests for a car that wait until the account made with them is confirmed (docs/decisions/0021). On a hosted Supabase
-- sign-ups don't pass our server: there a request waits in its browser alone, and nothing changes here.
do $waiting$
begin
  if exists (
    select from pg_namespace n join pg_roles r on r.oid = n.nspowner
    where n.nspname = 'auth' and r.rolname = 'supabase_auth_admin'
  ) then
    return;
  end if;

  -- The same columns and checks as the rows that they become. Without a user_id, a request belongs to nobody until a
  -- sign-up names its key; from then on its account has this one and no other.
  create table app.waiting_bookings (
    like public.bookings including constraints including defaults,
    expires_at timestamptz not null,
    primary key (idempotency_key),
    unique (user_id),
    foreign key (user_id) references auth.users (id) on delete cascade
  );
  alter table app.waiting_bookings drop column id;
  create index waiting_bookings_expires on app.waiting_bookings (expires_at);

  create trigger complete_booking before insert on app.waiting_bookings
    for each row execute function app.complete_booking();

  alter table app.waiting_bookings enable row level security;
  revoke all on app.waiting_bookings from public, anon, authenticated;
end
$waiting$;

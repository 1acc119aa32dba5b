-- A request for a car now comes with the sign-up of the account that it waits for, in one call (docs/decisions/0021): it
-- always has an account, and the sign-up whose mail names it. On a hosted Supabase nothing waits at our server.
do $pending$
declare
  name text;
begin
  if to_regclass('app.waiting_bookings') is null then
    return;
  end if;

  alter table app.waiting_bookings rename to pending_bookings;
  for name in select conname from pg_constraint
    where conrelid = 'app.pending_bookings'::regclass and conname like 'waiting\_bookings\_%'
  loop
    execute format('alter table app.pending_bookings rename constraint %I to %I', name,
      replace(name, 'waiting_bookings', 'pending_bookings'));
  end loop;
  alter index app.waiting_bookings_expires rename to pending_bookings_expires;
  alter index app.waiting_bookings_user rename to pending_bookings_user;

  -- The sign-up whose link sends it; none once that has ended. The key may stand twice: at each address that its
  -- browser has signed up with.
  alter table app.pending_bookings
    add column id uuid not null default gen_random_uuid(),
    add column sign_up_id uuid unique references app.pending_sign_ups (id) on delete set null,
    -- Its browser has signed up with another address since: no link sends it.
    add column withdrawn_at timestamptz,
    drop constraint pending_bookings_pkey,
    add primary key (id);
  create index pending_bookings_key on app.pending_bookings (idempotency_key);

  -- What no mail names was never promised; its browser has it still.
  update app.pending_bookings b set sign_up_id = p.id
    from app.pending_sign_ups p where p.user_id = b.user_id and p.waiting_booking = b.idempotency_key;
  delete from app.pending_bookings where sign_up_id is null;
  alter table app.pending_bookings alter column user_id set not null;
  alter table app.pending_sign_ups drop column waiting_booking;
end
$pending$;

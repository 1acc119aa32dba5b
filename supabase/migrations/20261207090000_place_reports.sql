-- What visitors say of a refund location: closed, moved, other hours. Nothing of it is shown before staff have looked. Who said it
-- is not kept: no account, no address.
create table app.place_reports (
  id uuid primary key default gen_random_uuid(),
  office_id text not null references public.refund_offices (id) on delete cascade,
  kind text not null check (kind in ('closed', 'moved', 'hours', 'other')),
  note text check (length(btrim(note)) between 1 and 500),
  -- When it was said; earlier than it came where it waited on a device.
  said_at timestamptz not null,
  created_at timestamptz not null default now(),
  state text not null default 'open' check (state in ('open', 'accepted', 'rejected')),
  -- What staff wrote when they decided.
  reason text check (length(btrim(reason)) between 1 and 300),
  -- No reference: who leaves keeps what they did.
  decided_by uuid,
  decided_at timestamptz,
  idempotency_key uuid not null unique,
  check (kind <> 'other' or note is not null),
  check ((state = 'open') = (decided_at is null) and (state = 'open') = (reason is null)
    and (state = 'open') = (decided_by is null)),
  check (said_at <= created_at + interval '1 minute')
);
create index place_reports_open on app.place_reports (office_id, created_at desc) where state = 'open';
create index place_reports_of_office on app.place_reports (office_id, created_at desc);
create index place_reports_created_at on app.place_reports (created_at);

alter table app.place_reports enable row level security;
revoke all on app.place_reports from public, anon, authenticated;
grant select (id, office_id, kind, note, said_at, created_at, state, reason, decided_by, decided_at)
  on app.place_reports to retour_staff;
create policy "the desk reads what visitors say of places" on app.place_reports for select to retour_staff
  using ((select app.my_staff_role()) in ('owner', 'dispatcher', 'editor', 'auditor'));

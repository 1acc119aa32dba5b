-- Addresses that want no more guides: the link at the end of such a mail writes them here, with or without an account.
create table app.mail_opt_outs (
  email text primary key check (email = lower(email) and char_length(email) between 3 and 254),
  created_at timestamptz not null default now()
);
alter table app.mail_opt_outs enable row level security;
revoke all on app.mail_opt_outs from public, anon, authenticated;

-- Who switches refund updates on in the settings of a confirmed account wants them again.
create function app.end_mail_opt_out() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  delete from app.mail_opt_outs o using auth.users u
  where u.id = new.id and u.email_confirmed_at is not null and o.email = lower(u.email::text);
  return null;
end
$$;
revoke all on function app.end_mail_opt_out() from public, anon, authenticated;

create trigger end_mail_opt_out after update of notification_preferences on public.profiles
  for each row when (
    new.notification_preferences is distinct from old.notification_preferences
    and coalesce((new.notification_preferences ->> 'emailNotifications')::boolean, false)
    and coalesce((new.notification_preferences ->> 'refundUpdates')::boolean, false)
  )
  execute function app.end_mail_opt_out();

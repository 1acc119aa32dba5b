-- Tables whose rows are the same for everybody, which the server answers from memory until it hears here that one of them
-- changed (docs/decisions/0036-public-rows-from-memory.md). Told at the commit. Who gives a table this trigger says that its
-- rows look the same to everybody: all of them, in all columns.
create function app.tell_public_rows() returns trigger language plpgsql set search_path = '' as $$
begin
  perform pg_notify('retour_public_rows', tg_table_name::text);
  return null;
end;
$$;
revoke execute on function app.tell_public_rows() from public;

create trigger tell_public_rows after insert or update or delete or truncate on public.refund_offices
  for each statement execute function app.tell_public_rows();
create trigger tell_public_rows after insert or update or delete or truncate on public.vat_guides
  for each statement execute function app.tell_public_rows();
